import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { scriptHashes, toPage } from './page.ts'

const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`

test('inline scripts are hashed once each; files and data blocks are not', () => {
  const html =
    '<script>a()</script><script type="module">b()</script><script src="/x.js"></script><script type="application/ld+json">{"a":1}</script><script>a()</script>'
  expect(scriptHashes([html])).toEqual([hash('a()'), hash('b()')])
})

test('only a document gets a policy of its own', async () => {
  const data = await toPage(new Response('{}', { headers: { 'content-type': 'application/json' } }), false)
  expect(data.headers).toEqual({ 'content-type': 'application/json' })
  const page = await toPage(new Response('<script>a()</script>', { headers: { 'content-type': 'text/html; charset=utf-8' } }), false)
  expect(page.headers['content-security-policy']).toContain(`script-src 'self' '${hash('a()')}'`)
})
