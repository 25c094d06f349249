// Writes public/words: Debian's word lists, which the page fetches when a puzzle names one, and list.json, which tells what there is.
// A list that is not installed is left out.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const kFolder = join(dirname(fileURLToPath(import.meta.url)), "../public/words");
const kSystemLists = "/usr/share/dict";
const kLists = [
  { name: "american-english", language: "en", package: "wamerican" },
  { name: "ngerman", language: "de", package: "wngerman" },
];

rmSync(kFolder, { recursive: true, force: true });
mkdirSync(kFolder, { recursive: true });
const rows = [];
for (const { name, language, package: source } of kLists) {
  const path = join(kSystemLists, name);
  if (!existsSync(path)) {
    console.error(`the page gets no word list ${name}: Debian's package ${source} is not installed`);
    continue;
  }
  const text = readFileSync(path, "utf8");
  const file = `${name}.txt`;
  const words = text.split("\n").filter((line) => line !== "").length;
  writeFileSync(join(kFolder, file), text);
  rows.push({ name, file, language, words, source: `Debian's ${source}` });
  const licence = `/usr/share/doc/${source}/copyright`;
  if (existsSync(licence)) writeFileSync(join(kFolder, `${name}.licence.txt`), readFileSync(licence));
}
writeFileSync(join(kFolder, "list.json"), JSON.stringify(rows));
