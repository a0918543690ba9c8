// On every seat there is somebody with a screen of their own.
import { playedBy } from "./playing";

playedBy("everybody");
