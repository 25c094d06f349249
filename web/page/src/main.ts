import "./generated/picture.css";
import "./style.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { keepOffline } from "./state/offline";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element 'app'");
mount(App, { target });
keepOffline();
