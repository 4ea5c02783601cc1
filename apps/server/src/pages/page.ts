import { hash } from 'node:crypto'
import { pagePolicy } from '../ops/security-headers.ts'

/** A rendered answer of the storefront: a page, a page's data, or a redirect. */
export interface Page {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
}

/** `sha256-…` of scripts, for a Content-Security-Policy. */
export const scriptHashes = (scripts: readonly string[]) => [
  ...new Set(scripts.map((code) => `sha256-${hash('sha256', code, 'base64')}`)),
]

/** A document. Only the inline scripts in `scripts` may run; any other script came in with the shop's data. */
export interface RenderedDocument {
  readonly pieces: readonly (string | Uint8Array)[]
  readonly scripts: readonly string[]
}

/** The renderer's answer. A document is passed beside the response: as its body it would be copied through a stream. */
export type Rendered = Response & Partial<RenderedDocument>

const toBytes = (pieces: RenderedDocument['pieces']) =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))

/** Turns the renderer's answer into a page. Its policy names the renderer's scripts and the allowed form targets. */
export async function toPage(
  response: Rendered,
  https: boolean,
  formTargets: readonly string[] = [],
): Promise<Page> {
  const { pieces, scripts = [] } = response
  const body = pieces ? toBytes(pieces) : Buffer.from(await response.arrayBuffer())
  const headers: Page['headers'] = {}
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  if (response.headers.get('content-type')?.startsWith('text/html'))
    headers['content-security-policy'] = pagePolicy(scriptHashes(scripts), https, { formTargets })
  return { status: response.status, headers, body }
}
