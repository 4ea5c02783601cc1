import { crc32, deflateRawSync } from 'node:zlib'

interface Fixture {
  name: string
  content?: Buffer
  /** Stored without compression. */
  stored?: boolean
  /** Packed already, with whatever size it is to claim. */
  packed?: Buffer
  size?: number
}

/** A zip of these files, for tests. */
export function zipOf(files: readonly Fixture[]): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const {
    name,
    content = Buffer.alloc(0),
    stored = false,
    packed,
    size = content.length,
  } of files) {
    const data = packed ?? (stored ? content : deflateRawSync(content))
    const title = Buffer.from(name)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(stored ? 0 : 8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(size, 18)
    common.writeUInt16LE(title.length, 22)
    common.copy(head, 4)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(20, 4)
    common.copy(entry, 6)
    entry.writeUInt32LE(offset, 42)
    directory.push(entry, title)
    bodies.push(head, title, data)
    offset += head.length + title.length + data.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...bodies, listing, end]))
}
