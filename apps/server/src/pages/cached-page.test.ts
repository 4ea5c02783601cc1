import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
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

test.each(['br', 'gzip'] as const)(
  'a failed %s is compressed again for the next reader',
  async (encoding) => {
    const one = page()
    const full = vi.spyOn(Buffer, 'allocUnsafeSlow').mockImplementationOnce(() => {
      throw new RangeError('Array buffer allocation failed')
    })
    await expect(one.body(encoding)).rejects.toThrow(RangeError)
    full.mockRestore()
    await expect(one.body(encoding)).resolves.toHaveProperty('length')
    expect(one.heldBytes).toBe((await one.body(encoding)).length)
  },
)
