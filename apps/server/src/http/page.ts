import { hash } from 'node:crypto'
import { pagePolicy } from './security-headers.ts'

/** A rendered answer of the storefront: a page, a page's data, or a redirect. */
export interface Page {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
}

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g

/** `sha256-…` of every inline script in a document's pieces, for its Content-Security-Policy. */
export function scriptHashes(pieces: readonly (string | Uint8Array)[]): string[] {
  const scripts = pieces.flatMap((piece) => (typeof piece === 'string' ? [...piece.matchAll(inlineScript)] : []))
  const hashes = scripts.map(([, code = '']) => `sha256-${hash('sha256', code, 'base64')}`)
  return [...new Set(hashes)]
}

/**
 * The renderer's answer. A document comes in pieces beside the response: as its body it would be copied through a stream and back.
 * Pieces that are bytes already hold no scripts.
 */
export type Rendered = Response & { readonly pieces?: readonly (string | Uint8Array)[] }

const toBytes = (pieces: NonNullable<Rendered['pieces']>) =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))

/** Turns the renderer's answer into a page, its policy naming the document's scripts and where its forms may lead. */
export async function toPage(response: Rendered, https: boolean, formTargets: readonly string[] = []): Promise<Page> {
  const { pieces } = response
  const body = pieces ? toBytes(pieces) : Buffer.from(await response.arrayBuffer())
  const headers: Page['headers'] = {}
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  if (response.headers.get('content-type')?.startsWith('text/html'))
    headers['content-security-policy'] = pagePolicy(scriptHashes(pieces ?? [body.toString()]), https, { formTargets })
  return { status: response.status, headers, body }
}
