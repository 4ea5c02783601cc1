import { createHash } from 'node:crypto'
import { pagePolicy } from './security-headers.ts'

/** A rendered answer of the storefront: a page, a page's data, or a redirect. */
export interface Page {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
}

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g

/** `sha256-…` of every inline script in a document, for its Content-Security-Policy. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`)
  return [...new Set(hashes)]
}

/** The renderer's answer. A document comes as text beside the response: as its body it would be copied through a stream and back. */
export type Rendered = Response & { readonly html?: string }

/** Turns the renderer's answer into a page, its policy naming the document's scripts and where its forms may lead. */
export async function toPage(response: Rendered, https: boolean, formTargets: readonly string[] = []): Promise<Page> {
  const { html } = response
  const body = html === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html)
  const headers: Page['headers'] = {}
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  if (response.headers.get('content-type')?.startsWith('text/html'))
    headers['content-security-policy'] = pagePolicy(scriptHashes(html ?? body.toString()), https, { formTargets })
  return { status: response.status, headers, body }
}
