import { access, mkdir } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { DomainError } from '@tsiran/domain/errors'
import type { FastifyInstance } from 'fastify'
import type { WantPicture } from './picture-queue.ts'

const week = 7 * 24 * 60 * 60 * 1000
const address = /^\/media\/((?:[a-z0-9][a-z0-9-]*\/)+)(240|480|800|1200)\.(avif|webp)$/

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/**
 * Serves pictures: the merchant's own from `<dataDir>/media`, else the drawn ones from `<dataDir>/generated`, drawn now
 * where they are missing. An address that is not letters, digits and dashes down to a known size is 404 before any file
 * is looked for: no traversal, encoded or not. One that is still being drawn is 503, which no browser keeps.
 */
export async function mountMedia(app: FastifyInstance, dataDir: string, wantPicture: WantPicture): Promise<void> {
  const [own, generated] = [path.join(dataDir, 'media'), path.join(dataDir, 'generated')]
  for (const folder of [own, generated]) await mkdir(folder, { recursive: true })
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: [own, generated], serve: false, maxAge: week, dotfiles: 'ignore' })
    scope.get('/media/*', async (request, reply) => {
      const [, folder, size, format] = address.exec(request.url.split('?')[0]!) ?? []
      if (!folder) throw new DomainError('not_found')
      const file = `${folder}${size}.${format}`
      if (await exists(path.join(own, file))) return reply.sendFile(file, own)
      if (await exists(path.join(generated, file))) return reply.sendFile(file, generated)
      const state = await wantPicture({ key: folder.slice(0, -1), size: Number(size), format: format! })
      if (state === 'later') throw new DomainError('unavailable', { retryAfter: 5 })
      if (state === 'unknown') throw new DomainError('not_found')
      return reply.sendFile(file, generated)
    })
  })
}
