// Some seats have bots, so that much happens in one update.
import { playedBy } from "./playing";

playedBy("some");
