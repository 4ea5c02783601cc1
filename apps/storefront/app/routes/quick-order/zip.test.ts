import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readZip, TooLargeError, unpackText } from './zip.ts'
import { zipOf } from '../../../../../tests/zip-fixture.ts'

const text = 'sku\tquantity\nDAI-001\t12\nԿաթ\n'.repeat(50)
const inflate = async (zip: Uint8Array<ArrayBuffer>, name: string, maxBytes = 100_000) =>
  unpackText(readZip(zip)!.get(name)!, maxBytes)

test('compressed and stored files of a zip are read', async () => {
  const zip = zipOf([
    { name: 'a.xml', content: Buffer.from(text) },
    { name: 'b.xml', content: Buffer.from('b'), stored: true },
  ])
  expect([...readZip(zip)!.keys()]).toEqual(['a.xml', 'b.xml'])
  expect([await inflate(zip, 'a.xml'), await inflate(zip, 'b.xml')]).toEqual([text, 'b'])
})

test('a file that is larger than allowed, or than it declares, is not unpacked', async () => {
  const bomb = deflateRawSync(Buffer.alloc(50_000_000))
  for (const size of [50_000_000, 10, 0]) {
    const zip = zipOf([{ name: 'sheet.xml', packed: bomb, size }])
    await expect(inflate(zip, 'sheet.xml')).rejects.toBeInstanceOf(TooLargeError)
  }
})

test('other and damaged files are rejected', () => {
  expect(readZip(new Uint8Array(0))).toBeNull()
  const zip = zipOf([{ name: 'a.xml', content: Buffer.from(text) }])
  fc.assert(
    fc.property(
      fc.nat(zip.length - 1),
      fc.integer({ min: 0, max: 255 }),
      fc.nat(zip.length),
      (place, value, length) => {
        const torn = zip.slice(0, length)
        torn[place] = value
        readZip(torn)
        const changed = zip.slice()
        changed[place] = value
        readZip(changed)
      },
    ),
  )
})
