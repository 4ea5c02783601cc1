import type { FastifyRequest } from 'fastify'

/** Whether the router itself refuses, in its own format: a post to the manifest, for example. */
export const isRoutersRefusal = ({ status, headers }: Response): boolean =>
  status >= 400 &&
  status < 500 &&
  headers.get('content-type')?.startsWith('application/json') === true

/**
 * The request for the router. Its origin is the shop's, whatever host the caller names, so that a page depends on its path
 * only. A post's origin is checked before.
 */
export function toRequest(request: FastifyRequest, url: string, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value))
  headers.set('host', new URL(origin).host)
  if (headers.has('origin')) headers.set('origin', origin)
  if (request.method !== 'POST') return new Request(url, { headers })
  return new Request(url, {
    method: 'POST',
    headers,
    body: (request.body as Buffer<ArrayBuffer> | undefined) ?? null,
  })
}
