/**
 * Keeps the chapters that were opened, so that they can be read again without a connection. It stands
 * before the pages of courses alone (its scope is /Courses/), and is installed by whoever is signed in
 * and opens a chapter. With a connection the network answers; what is kept answers without one.
 *
 * The store holds what is the visitor's own: the app deletes it when they sign out.
 */
const STORE = 'player';

/** More than this is not kept; what was kept first goes. */
const MOST = 300;

/** What a chapter is made of besides its document and the app's files. */
const CALLS = /^\/api\/(services\/v1\/(class\/(overview|syllabus)|user\/me)|auth\/user\/detail)$/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const isKept = isFile(url) || CALLS.test(url.pathname) || request.mode === 'navigate';
  if (isKept) event.respondWith(answer(request, url));
});

/** What a page has loaded before this stood in front of it. */
self.addEventListener('message', (event) => {
  const urls = Array.isArray(event.data?.keep) ? event.data.keep : [];
  event.waitUntil(keepAll(urls.filter((url) => typeof url === 'string')));
});

/** Never another one under the same address. */
function isHashed({ pathname }) {
  return pathname.startsWith('/assets/');
}

/** A logo keeps its address when it changes: the network is asked, and what is kept answers without one. */
function isFile(url) {
  return isHashed(url) || url.pathname.startsWith('/brand/');
}

/**
 * The store; null without a chapter that was kept, and once the visitor has signed out. Opening makes
 * a store: one that was deleted since the look comes back empty, and nothing is put into it.
 */
async function openExisting() {
  if (!(await caches.has(STORE))) return null;
  const store = await caches.open(STORE);
  return (await store.keys()).length > 0 ? store : null;
}

async function answer(request, url) {
  const store = await openExisting();
  if (store === null) return fetch(request);
  if (isHashed(url)) {
    const kept = await store.match(request);
    if (kept) return kept;
  }
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) await store.put(request, response.clone());
    // A session that is over takes along what was kept of it.
    if (response.status === 401) await caches.delete(STORE);
    return response;
  } catch (error) {
    const kept = await store.match(request.mode === 'navigate' ? request.url : request);
    if (kept) return kept;
    throw error;
  }
}

async function keepAll(urls) {
  const store = await caches.open(STORE);
  await Promise.all(
    urls.map(async (address) => {
      const url = new URL(address, self.location.origin);
      if (url.origin !== self.location.origin) return;
      if (isHashed(url) && (await store.match(url))) return;
      const response = await fetch(url, { credentials: 'same-origin' }).catch(() => null);
      if (response?.ok && !response.redirected) await store.put(url, response);
    }),
  );
  const keys = await store.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => store.delete(key)));
}
