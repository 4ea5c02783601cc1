import { inflateSync } from 'node:zlib'

/** Bytes of the headers and of a table's entry in each. */
const woff = { head: 44, entry: 20 }
const sfnt = { head: 12, entry: 16 }

/**
 * The TrueType font in a WOFF file. fontkit reads WOFF too, but inflates a whole table for each glyph that it looks at.
 */
export function unpackWoff(file: Buffer): Buffer {
  const count = file.readUInt16BE(12)
  const head = Buffer.alloc(sfnt.head + count * sfnt.entry)
  file.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(2 ** power * 16, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (let number = 0; number < count; number++) {
    const from = woff.head + number * woff.entry
    const [start, packed, length] = [
      file.readUInt32BE(from + 4),
      file.readUInt32BE(from + 8),
      file.readUInt32BE(from + 12),
    ]
    const stored = file.subarray(start, start + packed)
    const table = packed < length ? inflateSync(stored) : stored
    const to = sfnt.head + number * sfnt.entry
    file.copy(head, to, from, from + 4)
    file.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(offset, to + 8)
    head.writeUInt32BE(length, to + 12)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    parts.push(table, padding)
    offset += length + padding.length
  }
  return Buffer.concat(parts)
}
