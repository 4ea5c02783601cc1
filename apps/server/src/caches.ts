import { closeLostConnections } from '@tsiran/db/database'
import { loadOverrides } from '@tsiran/domain/texts/load-overrides'
import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { CallCache } from './api/call-cache.ts'
import { listenForChanges } from './ops/change-listener.ts'
import { ResponseCache } from './pages/response-cache.ts'
import { createTextLoader } from './ops/text-loader.ts'

const megabyte = 1024 * 1024

/**
 * Caches of pages, public API answers and in-process calls. A change of the catalogue or the content clears them; while changes
 * do not arrive, they are bypassed.
 */
export async function createCaches(app: FastifyInstance, context: Context) {
  const { config, db, log, metrics } = context
  const ttl = 60_000
  const pages = new ResponseCache({ maxSize: config.cacheMegabytes.pages * megabyte, ttl })
  const answers = new ResponseCache({ maxSize: config.cacheMegabytes.answers * megabyte, ttl })
  const caches = { pages, answers, calls: new CallCache({ ttl, max: 300 }) }
  for (const [name, cache] of [
    ['pages', pages],
    ['answers', answers],
  ] as const) {
    metrics?.watchCache(name, cache)
    context.process.caches.set(name, cache)
  }
  const all = [...Object.values(caches), context.finds, context.names]
  for (const cache of all) cache.setPaused(true)
  const clear = () => all.forEach((cache) => cache.clear())
  // What was rendered between the change and its loading has the earlier texts.
  const texts = createTextLoader(async () => {
    if (await loadOverrides(db)) clear()
  }, log)
  await texts.follow()
  const follower = {
    clear() {
      clear()
      void texts.follow()
    },
    setListening(isListening: boolean) {
      // In development a page changes with its sources, so none is cached.
      for (const cache of all) cache.setPaused(!isListening || config.development)
      context.process.isListening = isListening
      metrics?.setListening(isListening)
      // What cut the listening connection may have cut the others, which do not ask whether the server is there.
      if (isListening)
        closeLostConnections(db).catch((error: unknown) =>
          log.warn({ err: error }, 'lost connections to the database stay open'),
        )
    },
  }
  app.addHook('onClose', await listenForChanges(config.databaseUrl, follower, log))
  app.addHook('onClose', async () => texts.stop())
  return caches
}
