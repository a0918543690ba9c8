import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./app.css";
import { keepForOffline } from "./lib/offline";
import { preferred, speak } from "./messages/index.svelte";

await speak(preferred());
mount(App, { target: document.getElementById("app")! });
keepForOffline();
