// Drives Debian's Firefox by Marionette, its own protocol: each message is its length, a colon, and JSON.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const kPause = 100;
const kMostPauses = 600;
// The port 0 lets Firefox choose a free one, which it writes into its profile.
const kPreferences = 'user_pref("marionette.port", 0);\nuser_pref("intl.accept_languages", "en");\n';

const pause = () => new Promise((resolve) => setTimeout(resolve, kPause));

/** Calls `attempt` until it returns something. */
async function patiently(attempt, what) {
  for (let i = 0; i < kMostPauses; ++i) {
    const result = await attempt();
    if (result) return result;
    await pause();
  }
  throw new Error(`${what} took too long`);
}

export class Firefox {
  static async start(program) {
    const firefox = new Firefox();
    firefox.profile = mkdtempSync(join(tmpdir(), "sator-firefox-"));
    writeFileSync(join(firefox.profile, "user.js"), kPreferences);
    const words = ["--headless", "--marionette", "--no-remote", "--profile", firefox.profile];
    firefox.process = spawn(program, words, { stdio: "ignore", env: { ...process.env, HOME: firefox.profile } });
    const portFile = join(firefox.profile, "MarionetteActivePort");
    const port = await patiently(
      () => existsSync(portFile) && Number(readFileSync(portFile, "utf8")),
      "the start of Firefox",
    );
    await firefox.connect(port);
    await firefox.send("WebDriver:NewSession", {});
    return firefox;
  }

  #waiting = new Map();
  #unread = Buffer.alloc(0);
  #last = 0;

  connect(port) {
    this.socket = connect(port, "127.0.0.1");
    return new Promise((resolve, reject) => {
      this.socket.on("error", reject);
      this.socket.on("data", (data) => {
        this.#unread = Buffer.concat([this.#unread, data]);
        for (let message = this.#next(); message !== null; message = this.#next()) {
          if (!Array.isArray(message)) resolve();
          else this.#answer(message);
        }
      });
    });
  }

  #next() {
    const colon = this.#unread.indexOf(":");
    const end = colon + 1 + Number(this.#unread.subarray(0, colon));
    if (colon < 0 || this.#unread.length < end) return null;
    const message = JSON.parse(this.#unread.subarray(colon + 1, end));
    this.#unread = this.#unread.subarray(end);
    return message;
  }

  #answer([, id, error, result]) {
    const { resolve, reject } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === null) resolve(result);
    else reject(new Error(error.message));
  }

  send(command, parameters) {
    const id = ++this.#last;
    const message = JSON.stringify([0, id, command, parameters]);
    this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  goTo(url) {
    return this.send("WebDriver:Navigate", { url });
  }

  /** Runs the body of a function in the page, and returns its value. */
  async run(script, ...args) {
    return (await this.send("WebDriver:ExecuteScript", { script, args })).value;
  }

  /** Waits until the body of a function returns something. */
  waitFor(script, ...args) {
    return patiently(() => this.run(script, ...args), script);
  }

  /** Types keys as a person does, to what has the focus. */
  async type(keys) {
    const actions = [...keys].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.send("WebDriver:PerformActions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  async screenshot(path) {
    writeFileSync(path, Buffer.from((await this.send("WebDriver:TakeScreenshot", { full: false })).value, "base64"));
  }

  async close() {
    this.socket?.destroy();
    const ended = new Promise((resolve) => this.process.once("exit", resolve));
    this.process.kill();
    await ended;
    rmSync(this.profile, { recursive: true, force: true });
  }
}
