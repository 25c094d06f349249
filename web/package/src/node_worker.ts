import { parentPort } from "node:worker_threads";

import type { ToWorker } from "./messages.js";
import { workerLoop } from "./worker_loop.js";

const port = parentPort;
if (port === null) throw new Error("this file is a worker of the package sator");
const handle = workerLoop((message) => port.postMessage(message));
port.on("message", (message: ToWorker) => handle(message));
