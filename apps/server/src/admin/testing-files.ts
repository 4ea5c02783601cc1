import { crc32 } from 'node:zlib'
import sharp from 'sharp'

interface TestFile {
  name: string
  content: Buffer
}

const boundary = 'test-files-boundary'

/** A form with files, as a browser sends it. */
export function filesForm(files: readonly TestFile[]) {
  const parts = files.flatMap(({ name, content }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** A PNG of 60 by 40 pixels in a colour of its own. */
export const testPicture = (number: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 60,
      height: 40,
      channels: 3,
      background: { r: number % 256, g: 120, b: Math.floor(number / 256) },
    },
  })
    .png()
    .toBuffer()

/** A zip of files, stored without compression. */
export function zipOf(files: readonly TestFile[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of files) {
    const title = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(content.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(title.length, 22)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    common.copy(head, 4)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    common.copy(entry, 6)
    entry.writeUInt32LE(offset, 42)
    bodies.push(head, title, content)
    directory.push(entry, title)
    offset += head.length + title.length + content.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, listing, end])
}
