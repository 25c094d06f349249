// The word lists that lie beside the page. They have the names of Debian's lists, so that a puzzle that names one is solved here as
// it is on the command line. A list is fetched when a puzzle names it.
export interface HostedList {
  name: string;
  file: string;
  language: string;
  words: number;
  source: string;
}

let rows: Promise<HostedList[]> | undefined;

/** The lists of this host; none if it was built without. */
export function hostedLists(): Promise<HostedList[]> {
  rows ??= fetch("./words/list.json").then(
    async (response) => (response.ok ? ((await response.json()) as HostedList[]) : []),
    () => [],
  );
  return rows;
}

const texts = new Map<string, Promise<string>>();

/** The text of a list; "" if it cannot be had, e.g. without a network. It is asked for again then. */
function textOf(row: HostedList): Promise<string> {
  const known = texts.get(row.name);
  if (known !== undefined) return known;
  const wanted = fetch(`./words/${row.file}`)
    .then((response) => (response.ok ? response.text() : ""))
    .catch(() => "")
    .then((text) => {
      if (text === "") texts.delete(row.name);
      return text;
    });
  texts.set(row.name, wanted);
  return wanted;
}

/** Whether a text names a file, as a word of its own. */
export function isNamed(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (
      !/[\w.-]/.test(text[at - 1] ?? "") &&
      !/^(?:[\w-]|\.\w)/.test(text.slice(at + name.length, at + name.length + 2))
    )
      return true;
  return false;
}

/** A text that names no list mostly has none of these words, so that nothing is fetched for it. */
const kNames = /american-english|ngerman/;

/** The lists that a text names, by name. */
export async function hostedFiles(text: string): Promise<Record<string, string>> {
  if (!kNames.test(text)) return {};
  const named = (await hostedLists()).filter(({ name }) => isNamed(name, text));
  const files = await Promise.all(named.map(async (row): Promise<[string, string]> => [row.name, await textOf(row)]));
  return Object.fromEntries(files.filter(([, content]) => content !== ""));
}
