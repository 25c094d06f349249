// The page that is shown. It is in the fragment of the address, so that any static host will do and no server sees it:
//   #/             the first screen          #/mine   what was played and written
//   #/help/NAME    a page of the help        #/create the form of `create`
//   #/puzzle/PATH  a puzzle of the gallery   #/new    an empty workbench     #/work   the text that is open
//   #/day         the puzzles of today    #/day/DATE/KIND/GRADE  one of them; ?r=… is how it was filled
//   #p=…           a puzzle that travels in the link (share/link_code.ts);
//                  &g=… is a player's grid, &r=… how it was filled, &f=… the files that the puzzle names;
//                  &s=… is a step of its explanation (explain/step_address.ts)

import { type DailyPuzzle, dailyOf } from "../ladder/daily";
import { type StepAddress, stepOfFields } from "../explain/step_address";

/** In the order of their tabs. */
export const kModes = ["play", "set", "check", "explain", "share"] as const;
export type ModeName = (typeof kModes)[number];

export type Route =
  | { page: "home" }
  | { page: "mine" }
  | { page: "create" }
  | { page: "help"; name: string; anchor: string }
  | { page: "gallery"; path: string; mode: ModeName }
  | { page: "ladder" }
  | { page: "daily"; daily: DailyPuzzle; moves: string; mode: ModeName }
  | { page: "new" }
  | { page: "work"; mode: ModeName }
  | {
      page: "link";
      code: string;
      progress: string;
      moves: string;
      files: string;
      isEmbedded: boolean;
      step: StepAddress | null;
    };

function modeOf(text: string | null): ModeName {
  return kModes.find((mode) => mode === text) ?? "play";
}

/** The parts that a link may have besides the puzzle. */
function travelling(fields: URLSearchParams): { progress: string; moves: string; files: string } {
  return { progress: fields.get("g") ?? "", moves: fields.get("r") ?? "", files: fields.get("f") ?? "" };
}

export function parseRoute(hash: string): Route {
  const fragment = hash.replace(/^#/, "");
  if (!fragment.startsWith("/")) {
    const fields = new URLSearchParams(fragment.replaceAll("+", "%2B"));
    const code = fields.get("p");
    return code === null
      ? { page: "home" }
      : { page: "link", code, ...travelling(fields), isEmbedded: fields.has("embed"), step: stepOfFields(fields) };
  }
  const [path = "", query = ""] = fragment.slice(1).split("?");
  const fields = new URLSearchParams(query);
  const [page, ...rest] = path.split("/");
  if (page === "mine" || page === "new" || page === "create") return { page };
  if (page === "work") return { page, mode: modeOf(fields.get("mode")) };
  if (page === "day") {
    const daily = dailyOf(path);
    const moves = new URLSearchParams(query.replaceAll("+", "%2B")).get("r") ?? "";
    return daily === null ? { page: "ladder" } : { page: "daily", daily, moves, mode: modeOf(fields.get("mode")) };
  }
  if (page === "help") return { page, name: rest[0] ?? "language", anchor: fields.get("at") ?? "" };
  if (page === "puzzle") return { page: "gallery", path: rest.join("/"), mode: modeOf(fields.get("mode")) };
  return { page: "home" };
}

class CurrentRoute {
  current = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.current = parseRoute(location.hash)));
  }

  /** Changes the address without a step to go back to. */
  replace(hash: string): void {
    history.replaceState(null, "", hash);
    this.current = parseRoute(hash);
  }

  go(hash: string): void {
    location.hash = hash;
  }
}

export const route = new CurrentRoute();
