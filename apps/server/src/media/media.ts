import { access } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import { DomainError } from '@tsiran/domain/errors'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { makeFolder } from '../ops/make-folder.ts'
import { emptyPicture, findFallback } from './fallback-picture.ts'
import type { PictureState } from './picture-queue.ts'
import { sendUploaded } from './uploaded-picture.ts'

const week = 7 * 24 * 60 * 60 * 1000
const address = /^\/media\/((?:[a-z0-9][a-z0-9-]*\/)+)(240|480|800|1200)\.(avif|webp)$/

/** How long a picture that has other files is waited for, in milliseconds. */
const fallbackAfterMs = 2_000

const uploadedKey = /^(m-[0-9a-f]{32})\/$/

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/**
 * Serves pictures: uploaded ones from their store, the merchant's own from `<dataDir>/media`, else generated ones from
 * `<dataDir>/generated`, which are generated on demand. A path other than letters, digits, dashes and a known size is 404 before
 * any file access, so that no traversal is possible. While a picture is being generated, its nearest file or an empty picture
 * takes its place and is not cached.
 */
export async function mountMedia(
  app: FastifyInstance,
  { config: { dataDir }, media, wantPicture }: Context,
): Promise<void> {
  const [own, generated] = [path.join(dataDir, 'media'), path.join(dataDir, 'generated')]
  for (const folder of [own, generated]) await makeFolder(folder)
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: [own, generated],
      serve: false,
      maxAge: week,
      dotfiles: 'ignore',
    })
    scope.get('/media/*', async (request, reply) => {
      const [, folder, size, format] = address.exec(request.url.split('?')[0]!) ?? []
      if (!folder) throw new DomainError('not_found')
      const uploaded = uploadedKey.exec(folder)?.[1]
      if (uploaded)
        return sendUploaded(request, reply, media.store, {
          key: uploaded,
          size: Number(size),
          format: format!,
        })
      const file = `${folder}${size}.${format}`
      if (await exists(path.join(own, file))) return reply.sendFile(file, own)
      if (await exists(path.join(generated, file))) return reply.sendFile(file, generated)
      const picture = { key: folder.slice(0, -1), size: Number(size), format: format! }
      const fallback = await findFallback(generated, picture)
      const states: Promise<PictureState>[] = [wantPicture(picture)]
      if (fallback) states.push(wait(fallbackAfterMs, 'later'))
      const state = await Promise.race(states)
      if (state === 'unknown') throw new DomainError('not_found')
      if (state === 'drawn') return reply.sendFile(file, generated)
      reply.header('cache-control', 'no-store')
      return fallback
        ? reply.sendFile(fallback, generated, {
            cacheControl: false,
            etag: false,
            lastModified: false,
          })
        : reply.type('image/svg+xml').send(emptyPicture)
    })
  })
}
