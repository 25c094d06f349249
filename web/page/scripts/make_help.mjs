// Makes pages of the help from docs/*.md: public/help/NAME.json, lists of HTML and of code that opens on the workbench.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { Marked } from "marked";

import { parse } from "../../package/dist/node.js";

const kPage = join(dirname(fileURLToPath(import.meta.url)), "..");
const kDocs = join(kPage, "../../docs");
const kHelp = join(kPage, "public/help");
const kNames = ["language", "rules", "formats", "regex", "explain", "check", "create"];

/** The anchor of a heading, as on the pages of the project. */
function anchorOf(text) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

/** Links to other documents become pages of the help; others outside of it lose their address, because no request leaves the page. */
function hrefOf(href, name) {
  const [file, anchor = ""] = href.split("#");
  const at = anchor === "" ? "" : `?at=${encodeURIComponent(anchor)}`;
  if (file === "") return `#/help/${name}${at}`;
  const other = /^(?:\.\/)?(\w+)\.md$/.exec(file)?.[1];
  return other !== undefined && kNames.includes(other) ? `#/help/${other}${at}` : undefined;
}

/** Copies a picture of a document and returns its address. */
function pictureOf(href) {
  const source = join(kDocs, href);
  if (!existsSync(source) || ![".svg", ".png"].includes(extname(source))) return undefined;
  const name = href.replaceAll("/", "-");
  copyFileSync(source, join(kHelp, name));
  return `./help/${name}`;
}

/** Whether a text is a puzzle of Sator's language that opens on the workbench. */
async function isPuzzle(text) {
  const reply = await parse(text);
  return reply.exit === 0 && reply.answers[0]?.format === "sator" && text.includes("\n") && /[a-z]{4}/.test(text);
}

async function pageOf(name) {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      link({ href, tokens }) {
        const to = hrefOf(href, name);
        const inner = this.parser.parseInline(tokens);
        return to === undefined ? inner : `<a href="${to}">${inner}</a>`;
      },
      image({ href, text }) {
        const to = pictureOf(href);
        return to === undefined ? "" : `<img src="${to}" alt="${text.replaceAll('"', "&quot;")}" loading="lazy">`;
      },
    },
  });
  const blocks = [];
  let pending = [];
  const flush = () => {
    if (pending.length > 0) blocks.push({ html: marked.parser(pending) });
    pending = [];
  };
  for (const token of marked.lexer(readFileSync(join(kDocs, `${name}.md`), "utf8"))) {
    if (token.type === "code") {
      flush();
      blocks.push({ code: token.text, language: (await isPuzzle(`${token.text}\n`)) ? "sator" : "" });
    } else {
      pending.push(token);
    }
  }
  flush();
  return blocks;
}

rmSync(kHelp, { recursive: true, force: true });
mkdirSync(kHelp, { recursive: true });
for (const name of kNames) writeFileSync(join(kHelp, `${name}.json`), JSON.stringify(await pageOf(name)));
process.exit(0);
