import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CachedPage } from './cached-page.ts'

const page = () =>
  new CachedPage({ status: 200, headers: {}, body: Buffer.from('կաթ '.repeat(2000)) })

test('a page is the same in whatever order its encodings are requested', async () => {
  const said = 'կաթ '.repeat(2000)
  const readers = {
    identity: (bytes: Buffer) => bytes.toString(),
    br: (bytes: Buffer) => brotliDecompressSync(bytes).toString(),
    gzip: (bytes: Buffer) => gunzipSync(bytes).toString(),
  }
  const orders = [
    ['br', 'identity', 'gzip', 'br'],
    ['gzip', 'br', 'identity'],
    ['identity', 'gzip', 'identity', 'br'],
  ] as const
  for (const order of orders) {
    const one = page()
    for (const encoding of order)
      expect(readers[encoding](await one.body(encoding)) === said, order.join()).toBe(true)
    const all = page()
    const together = await Promise.all(
      order.map(async (encoding) => readers[encoding](await all.body(encoding))),
    )
    expect(together.every((text) => text === said)).toBe(true)
  }
})

test('cached bytes hold no shared memory', async () => {
  const bytes = await page().body('br')
  expect(bytes.buffer.byteLength).toBe(bytes.length)
})
