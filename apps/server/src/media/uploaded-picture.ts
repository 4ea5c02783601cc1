import { DomainError } from '@tsiran/domain/errors'
import { sizePath, type MediaStore } from '@tsiran/domain/media-library/media-store'
import { firstPath } from '@tsiran/domain/media-library/media-key'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Picture } from './picture-queue.ts'

/** The key names the content, so a file never changes under its address. */
const forever = 'public, max-age=31536000, immutable'

/**
 * Sends a size of an uploaded picture. While it is being prepared, the first size stands in for it and is not cached. Refuses with
 * `not_found`, and with `unavailable` where the store does not answer.
 */
export async function sendUploaded(
  request: FastifyRequest,
  reply: FastifyReply,
  store: MediaStore,
  { key, size, format }: Picture,
) {
  const name = sizePath(key, size, format)
  const etag = `"${name}"`
  const bytes = await store.read(name)
  if (bytes) {
    reply.header('cache-control', forever).header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(`image/${format}`).send(bytes)
  }
  const first = await store.read(firstPath(key))
  if (!first) throw new DomainError('not_found')
  return reply.header('cache-control', 'no-store').type('image/webp').send(first)
}
