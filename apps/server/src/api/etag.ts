import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sets the ETag of a payload. True when the caller has this version, which means 304. */
export function isFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: string | Buffer,
): boolean {
  const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`
  reply.header('etag', etag)
  const known = request.headers['if-none-match']
  return known !== undefined && isKnown(known, etag)
}

const strong = (etag: string) => etag.trim().replace(/^W\//, '')

/** Whether an If-None-Match header names an ETag, by weak comparison. */
export const isKnown = (header: string, etag: string): boolean =>
  header.split(',').some((value) => strong(value) === strong(etag))
