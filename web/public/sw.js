// The offline worker: the shell opens without a network; what was fetched once is there again.
// The build fills in the files of the shell and their digest.
const FILES = ["SHELL"];
const NAME = "regalia-DIGEST";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const keep = async (request, answer) => {
  if (answer.ok) await (await caches.open(NAME)).put(request, answer.clone());
  return answer;
};

// Assets never change; pages and texts are fetched fresh while there is a network. Tables and moves are never kept.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request).then((answer) => keep(request, answer))));
  } else if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/")));
  } else if (/^\/api\/(texts|rules|games)\b/.test(pathname)) {
    event.respondWith(
      fetch(request)
        .then((answer) => keep(request, answer))
        .catch(async () => (await caches.match(request)) ?? Response.error()),
    );
  }
});
