import { createInflateRaw } from 'node:zlib'
import { UnreadableFileError } from './unreadable-file.ts'

/** A file within a zip, still packed. */
export interface ZipEntry {
  name: string
  packed: Buffer
  deflated: boolean
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const endLength = 22
const maxCommentLength = 65_535
const maxEntries = 10_000

/** The directory of a zip, nothing unpacked. Throws {@link UnreadableFileError} `damaged` for zip64, encrypted and broken ones. */
export function readZip(bytes: Buffer): Map<string, ZipEntry> {
  try {
    return readDirectory(bytes)
  } catch (error) {
    // An offset beyond the end of the file.
    if (error instanceof RangeError) throw new UnreadableFileError('damaged')
    throw error
  }
}

function readDirectory(bytes: Buffer): Map<string, ZipEntry> {
  const end = findEnd(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > maxEntries) throw new UnreadableFileError('damaged')
  let at = bytes.readUInt32LE(end + 16)
  const entries = new Map<string, ZipEntry>()
  for (let index = 0; index < count; index++) {
    const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)]
    if (bytes.readUInt32LE(at) !== entryMark || (flags & 1) === 1 || (method !== 0 && method !== 8))
      throw new UnreadableFileError('damaged')
    const length = bytes.readUInt32LE(at + 20)
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place))
    const local = bytes.readUInt32LE(at + 42)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength!)
    // The local header has a name and extra fields of its own, of other lengths.
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    entries.set(name, {
      name,
      packed: bytes.subarray(start, start + length),
      deflated: method === 8,
    })
    at += 46 + nameLength! + extra! + comment!
  }
  return entries
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endLength - maxCommentLength)
  for (let at = bytes.length - endLength; at >= first; at--)
    if (bytes.readUInt32LE(at) === endMark) return at
  throw new UnreadableFileError('damaged')
}

/**
 * Unpacks a file part by part. Throws {@link UnreadableFileError}: `tooLarge` as soon as it is over `maxBytes`, whatever the archive
 * declares, and `damaged`.
 */
export async function* unpack({ packed, deflated }: ZipEntry, maxBytes: number) {
  if (!deflated) {
    if (packed.length > maxBytes) throw new UnreadableFileError('tooLarge')
    yield packed
    return
  }
  const inflate = createInflateRaw()
  inflate.end(packed)
  let length = 0
  try {
    for await (const part of inflate as AsyncIterable<Buffer>) {
      length += part.length
      if (length > maxBytes) throw new UnreadableFileError('tooLarge')
      yield part
    }
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error
    throw new UnreadableFileError('damaged')
  } finally {
    inflate.destroy()
  }
}
