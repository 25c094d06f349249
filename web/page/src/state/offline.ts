// Registers the service worker, which keeps the page for use without a network.

export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    void navigator.serviceWorker
      .register("./service_worker.js")
      .then(() => navigator.serviceWorker.ready)
      .then((registration) => registration.active?.postMessage("keep-later"))
      .catch(() => undefined); // e.g. in a private window; the page works without
  });
}
