import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const hashed = /\/assets\//
const year = 'public, max-age=31536000, immutable'
const day = 'public, max-age=86400'

/**
 * Serves a built application's files below a path, precompressed where the build has such a variant. Names under `assets` carry
 * a hash of their content and are cached for ever; the others, such as payment marks, for a day.
 */
export async function mountAssets(
  app: FastifyInstance,
  folder: string,
  prefix = '/',
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply, file) => reply.header('cache-control', hashed.test(file) ? year : day),
  })
}
