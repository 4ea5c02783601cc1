import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 365 * 24 * 60 * 60 * 1000
const key = /^\/media\/(?:[a-z0-9][a-z0-9-]*\/)+[a-z0-9][a-z0-9-]*\.(?:avif|webp|svg)$/

/**
 * Serves pictures from `<dataDir>/media`. A path that is not letters, digits and dashes down to a known ending is 404
 * before any file is looked for: no traversal, encoded or not.
 */
export async function mountMedia(app: FastifyInstance, dataDir: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const [address = ''] = request.url.split('?')
      if (!key.test(address)) return reply.code(404).send({ message: 'Not found', code: 'not_found' })
    })
    await scope.register(fastifyStatic, {
      root: path.join(dataDir, 'media'),
      prefix: '/media/',
      decorateReply: false,
      immutable: true,
      maxAge: year,
      index: false,
      dotfiles: 'ignore',
    })
  })
}
