import type { Dirent } from 'node:fs'
import { open, readdir, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** The newest backup in a folder. */
export interface Backup {
  /** File or folder name. */
  name: string
  at: Date
  /** Null for a folder of `pg_basebackup`. */
  bytes: number | null
}

/**
 * The newest backup that lies complete in the folder: a file that is not empty (`pg_dump` into one; a dump of the custom format or
 * as SQL to its end, also in gzip or zstd), or a folder with `backup_manifest`, which `pg_basebackup` writes last. Null where there is
 * none, or the folder cannot be read.
 */
export async function findLatestBackup(folder: string): Promise<Backup | null> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    entries.filter(({ name }) => !name.startsWith('.')).map((entry) => readEntry(folder, entry)),
  )
  // The newest first, since a compressed one is read as a whole.
  for (const { file, ...backup } of found.toSorted((a, b) => +b.at - +a.at))
    if (await isComplete(file, backup)) return backup
  return null
}

async function readEntry(folder: string, entry: Dirent): Promise<Backup & { file: string }> {
  const { name } = entry
  const isFolder = entry.isDirectory()
  const file = path.join(folder, name, isFolder ? 'backup_manifest' : '')
  const { mtime, size } = await stat(file).catch(() => ({ mtime: new Date(0), size: 0 }))
  return { name, at: mtime, bytes: isFolder && size > 0 ? null : size, file }
}

/** Whether files had their end, by file, size and time. */
const ended = new LRUCache<string, Promise<boolean>>({ max: 100 })

async function isComplete(file: string, { at, bytes }: Backup): Promise<boolean> {
  if (bytes === null || bytes === 0) return bytes === null
  const key = [file, bytes, at.getTime()].join(' ')
  const known = ended.get(key) ?? hasEnd(file, bytes).catch(() => false)
  ended.set(key, known)
  return known
}

/** Bytes at the beginning of a dump, and at the end of one as SQL that hold its last comment and `\unrestrict`. */
const [beginBytes, endBytes] = [64, 512]
const beginOfSql = /^--\n-- PostgreSQL database (cluster )?dump\n/
const endOfSql = /^-- PostgreSQL database (cluster )?dump complete$/m

/**
 * Whether a dump of `pg_dump` was written to its end: one of the custom format ends with the zero length of its last block, one as
 * SQL with a comment. Of any other file nobody knows.
 */
async function hasEnd(file: string, size: number): Promise<boolean> {
  const handle = await open(file)
  try {
    const { begin, end } = await readEnds(handle, size)
    if (begin.toString('latin1').startsWith('PGDMP'))
      return end.length >= 5 && end.subarray(-5).every((byte) => byte === 0)
    return !beginOfSql.test(begin.toString('latin1')) || endOfSql.test(end.toString('latin1'))
  } finally {
    await handle.close()
  }
}

const unpackers = [
  { magic: Buffer.from([0x1f, 0x8b]), unpack: createGunzip },
  { magic: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), unpack: createZstdDecompress },
]

/** The first and last bytes of a file, or of what it holds compressed. Rejects where that breaks off. */
async function readEnds(handle: FileHandle, size: number): Promise<{ begin: Buffer; end: Buffer }> {
  const read = async (position: number, length: number) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
    return buffer.subarray(0, bytesRead)
  }
  const begin = await read(0, beginBytes)
  const packed = unpackers.find(({ magic }) => begin.subarray(0, magic.length).equals(magic))
  if (!packed) return { begin, end: await read(Math.max(size - endBytes, 0), endBytes) }
  const ends = { begin: Buffer.alloc(0), end: Buffer.alloc(0) }
  const content = handle.createReadStream({ start: 0, autoClose: false })
  await pipeline(content, packed.unpack(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      if (ends.begin.length < beginBytes)
        ends.begin = Buffer.concat([ends.begin, chunk]).subarray(0, beginBytes)
      ends.end = Buffer.concat([ends.end, chunk.subarray(-endBytes)]).subarray(-endBytes)
    }
  })
  return ends
}
