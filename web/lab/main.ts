import { mount } from "svelte";
import "../src/app.css";
import "./report.css";
import type { Document } from "./document";
import Report from "./Report.svelte";

const text = document.getElementById("report")!.textContent!;
const target = document.getElementById("app")!;
target.replaceChildren();
mount(Report, { target, props: { report: JSON.parse(text) as Document } });
