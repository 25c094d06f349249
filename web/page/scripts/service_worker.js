// Keeps the page for use without a network. All files of a version are one cache; a new version replaces the old one when no page
// of the old one is open. What a player has done is in the browser's storage and is not touched.
const kCache = "sator-__VERSION__";
const kShell = "__SHELL__";
/** The gallery, the help and the rules' pictures: kept after the shell, one by one. */
const kLater = "__LATER__";

async function keepLater() {
  const cache = await caches.open(kCache);
  for (const file of kLater) if ((await cache.match(file)) === undefined) await cache.add(file).catch(() => undefined);
}

addEventListener("install", (event) => {
  event.waitUntil(caches.open(kCache).then((cache) => cache.addAll(kShell)));
});

addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith("sator-") && name !== kCache) await caches.delete(name);
      await clients.claim();
    })(),
  );
});

addEventListener("message", (event) => {
  if (event.data === "keep-later") event.waitUntil(keepLater());
});

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(kCache);
      const wanted = event.request.mode === "navigate" ? new URL("./", location.href).href : event.request;
      const kept = await cache.match(wanted, { ignoreSearch: true });
      if (kept !== undefined) return kept;
      const answer = await fetch(event.request);
      // Word lists are large. They are kept as soon as a puzzle has needed them.
      if (answer.ok && url.pathname.includes("/words/")) await cache.put(event.request, answer.clone());
      return answer;
    })(),
  );
});
