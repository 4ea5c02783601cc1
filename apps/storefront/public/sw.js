// Caches the pages' own files (their names contain a hash of their content) and an offline page
// in each language. Prices, carts, accounts and every other answer always come from the network.

const offlinePages = 'offline-1'
const files = 'files-1'
/** Maximum number of cached files: about two versions of the shop. */
const maxFiles = 200

const locales = ['hy', 'ru', 'en']
const offlinePage = (path) =>
  `/offline/${locales.find((locale) => path.split('/')[1] === locale) ?? 'hy'}`

async function keepOfflinePages() {
  const cache = await caches.open(offlinePages)
  for (const locale of locales) {
    const address = `/offline/${locale}`
    const response = await fetch(address, { cache: 'no-cache' })
    if (!response.ok) throw new Error(`${address}: ${response.status}`)
    const assets = [...(await response.clone().text()).matchAll(/\/assets\/[^"' )]+/g)].map(
      ([asset]) => asset,
    )
    await cache.addAll(assets)
    await cache.put(address, response)
  }
}

async function dropOldCaches() {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name !== offlinePages && name !== files)
      .map((name) => caches.delete(name)),
  )
  await self.clients.claim()
}

async function fileFor(request) {
  const known = await caches.match(request)
  if (known) return known
  const response = await fetch(request)
  // A full device caches nothing: the file is used all the same.
  if (response.ok) await keepFile(request, response.clone()).catch(() => undefined)
  return response
}

async function keepFile(request, response) {
  const cache = await caches.open(files)
  await cache.put(request, response)
  const keys = await cache.keys()
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - maxFiles)).map((key) => cache.delete(key)),
  )
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePages().then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (
    request.method !== 'GET' ||
    origin !== self.location.origin ||
    /^\/admin(\/|$)/.test(pathname)
  )
    return
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => caches.match(offlinePage(pathname))))
  else if (pathname.startsWith('/assets/')) event.respondWith(fileFor(request))
})
