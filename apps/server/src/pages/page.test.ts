import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { toPage } from './page.ts'

const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`
const document = (html: string, scripts?: string[]) =>
  Object.assign(
    new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    scripts && { scripts },
  )

test('the scripts that the renderer wrote may run, each named once', async () => {
  const page = await toPage(
    document('<script>a()</script><script>b()</script><script>a()</script>', ['a()', 'b()', 'a()']),
    false,
  )
  expect(page.headers['content-security-policy']).toContain(
    `script-src 'self' '${hash('a()')}' '${hash('b()')}';`,
  )
})

test('a script that the renderer did not write may not', async () => {
  for (const scripts of [undefined, [], ['a()']]) {
    const { headers } = await toPage(
      document('<script>a()</script><script>evil()</script>', scripts),
      false,
    )
    expect(headers['content-security-policy']).not.toContain(hash('evil()'))
  }
})

test('only a document gets a policy of its own', async () => {
  const data = await toPage(
    new Response('{}', { headers: { 'content-type': 'application/json' } }),
    false,
  )
  expect(data.headers).toEqual({ 'content-type': 'application/json' })
})
