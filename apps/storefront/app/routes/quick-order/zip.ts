/** A file within a zip, still packed. */
export interface ZipEntry {
  name: string
  /** Unpacked size in bytes, as the archive declares it. */
  size: number
  packed: Uint8Array<ArrayBuffer>
  deflated: boolean
}

const endMark = 0x06054b50
const endMark64 = 0x07064b50
const entryMark = 0x02014b50
const endLength = 22
const entryLength = 46
const localLength = 30
/** Maximum length of the comment after a zip's last record, in bytes. */
const maxCommentLength = 65_535
const maxEntries = 1000

/** The directory of a zip, nothing unpacked; null for other files, damaged ones, and zip64. */
export function readZip(bytes: Uint8Array<ArrayBuffer>): Map<string, ZipEntry> | null {
  try {
    return readDirectory(bytes)
  } catch (error) {
    // An offset beyond the end of the file.
    if (error instanceof RangeError) return null
    throw error
  }
}

function readDirectory(bytes: Uint8Array<ArrayBuffer>): Map<string, ZipEntry> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === null || (end >= 20 && view.getUint32(end - 20, true) === endMark64)) return null
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count > maxEntries) return null
  const entries = new Map<string, ZipEntry>()
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== entryMark) return null
    const [method, length, size, local] = [
      view.getUint16(at + 10, true),
      ...[20, 24, 42].map((place) => view.getUint32(at + place, true)),
    ]
    const [nameLength, extra, comment] = [28, 30, 32].map((place) =>
      view.getUint16(at + place, true),
    )
    const name = new TextDecoder().decode(
      bytes.subarray(at + entryLength, at + entryLength + nameLength!),
    )
    // The local header has a name and extra fields of its own, of other lengths.
    const start =
      local! + localLength + view.getUint16(local! + 26, true) + view.getUint16(local! + 28, true)
    entries.set(name, {
      name,
      size: size!,
      packed: bytes.subarray(start, start + length!),
      deflated: method === 8,
    })
    at += entryLength + nameLength! + extra! + comment!
  }
  return entries
}

function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endLength - maxCommentLength)
  for (let at = view.byteLength - endLength; at >= first; at--)
    if (view.getUint32(at, true) === endMark) return at
  return null
}

/** An unpacked file is larger than allowed. */
export class TooLargeError extends Error {
  override name = 'TooLargeError'
}

/** Unpacks a file of UTF-8 text. Throws {@link TooLargeError} as soon as it is over `maxBytes`, whatever the archive declares. */
export async function unpackText(
  { size, packed, deflated }: ZipEntry,
  maxBytes: number,
): Promise<string> {
  if (size > maxBytes || packed.length > maxBytes) throw new TooLargeError()
  if (!deflated) return new TextDecoder().decode(packed)
  const decoder = new TextDecoder()
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader()
  let text = ''
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.length
    if (length > maxBytes) {
      await reader.cancel()
      throw new TooLargeError()
    }
    text += decoder.decode(value, { stream: true })
  }
}
