import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { createInflateRaw } from 'node:zlib'

/** A file within a zip. `start`: where its packed bytes begin; `length`: their number. */
export interface ZipEntry {
  name: string
  start: number
  length: number
  deflated: boolean
}

/** The file is no zip that can be read; `problem` is a message of the `field` area. */
export class ZipError extends Error {
  override readonly name = 'ZipError'
  readonly problem: 'zipBroken' | 'zipProtected' | 'zipTooMany'

  constructor(problem: ZipError['problem'] = 'zipBroken') {
    super(problem)
    this.problem = problem
  }
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const endLength = 22
const entryLength = 46
const localLength = 30
const maxCommentLength = 65_535
/** Files of one zip at most, and bytes of the list of their names. */
export const maxEntries = 5_000
const maxDirectoryBytes = 4 * 1024 * 1024

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead < length) throw new ZipError()
  return buffer
}

/** The files of a zip on the disk, nothing unpacked. Throws {@link ZipError} for zip64, encrypted, oversized and broken ones. */
export async function readZipFile(file: string): Promise<ZipEntry[]> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const tailLength = Math.min(size, endLength + maxCommentLength)
    const tail = await readAt(handle, size - tailLength, tailLength)
    let end = tail.length - endLength
    while (end >= 0 && tail.readUInt32LE(end) !== endMark) end--
    if (end < 0) throw new ZipError()
    const [count, bytes, at] = [
      tail.readUInt16LE(end + 10),
      tail.readUInt32LE(end + 12),
      tail.readUInt32LE(end + 16),
    ]
    // A zip64 archive has the highest number here, too: its files are more, or larger, than are taken.
    if (count > maxEntries || bytes > maxDirectoryBytes) throw new ZipError('zipTooMany')
    return await readEntries(handle, await readAt(handle, at, bytes), count)
  } catch (error) {
    if (error instanceof RangeError) throw new ZipError()
    throw error
  } finally {
    await handle.close()
  }
}

async function readEntries(handle: FileHandle, directory: Buffer, count: number) {
  const entries: ZipEntry[] = []
  let at = 0
  for (let index = 0; index < count; index++) {
    if (directory.readUInt32LE(at) !== entryMark) throw new ZipError()
    const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)]
    if ((flags & 1) === 1) throw new ZipError('zipProtected')
    if (method !== 0 && method !== 8) throw new ZipError()
    const length = directory.readUInt32LE(at + 20)
    const [name, extra, comment] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place))
    const local = directory.readUInt32LE(at + 42)
    // The local header has extra fields of its own, of another length.
    const header = await readAt(handle, local, localLength)
    entries.push({
      name: directory.toString('utf8', at + entryLength, at + entryLength + name!),
      start: local + localLength + header.readUInt16LE(26) + header.readUInt16LE(28),
      length,
      deflated: method === 8,
    })
    at += entryLength + name! + extra! + comment!
  }
  return entries
}

/** The bytes of a file of the zip as a stream, which fails where they are broken. */
export function openEntry(file: string, { start, length, deflated }: ZipEntry) {
  const packed = createReadStream(file, { start, end: start + Math.max(length, 1) - 1 })
  if (!deflated) return packed
  const inflate = createInflateRaw()
  packed.on('error', (error) => inflate.destroy(error))
  inflate.on('close', () => packed.destroy())
  return packed.pipe(inflate)
}
