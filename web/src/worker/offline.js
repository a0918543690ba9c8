// The service worker: keeps the files of one build, so that practice works without a server. `build` is put in front of
// this by plugins/offline.ts. Tables, lists and sockets are the server's and never kept.
/* global build */
const cacheName = `backlot-${build.version}`;
const files = new Set(build.files);
const late = new Set(build.late); // networks are large, and most people want none
const patience = 3000; // milliseconds for a server that may be gone

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(build.files)));
});

// An older build goes when the last tab that shows it is closed: until then its files are needed.
self.addEventListener("activate", (event) => {
  const clear = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("backlot-") && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

const kept = (path) => caches.match(path, { cacheName });

async function keptLate(request, path) {
  const found = await kept(path);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(cacheName)).put(path, answer.clone());
  return answer;
}

// The server's page when it answers, for it may be newer than ours; else the one that is here.
async function page(request) {
  const waited = new Promise((resolve) => setTimeout(resolve, patience)).then(() => kept("/"));
  try {
    const answer = await Promise.race([fetch(request), waited]);
    if (answer?.ok) return answer;
  } catch {
    // offline
  }
  return (await kept("/")) ?? Response.error();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && !pathname.includes(".") && !pathname.startsWith("/api/")) {
    event.respondWith(page(request));
  } else if (pathname !== "/" && files.has(pathname)) {
    event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
  } else if (late.has(pathname)) {
    event.respondWith(keptLate(request, pathname));
  }
});
