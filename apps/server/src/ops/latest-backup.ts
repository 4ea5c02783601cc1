import type { Dirent } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import path from 'node:path'

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
 * as SQL to its end), or a folder with `backup_manifest`, which `pg_basebackup` writes last. Null where there is none, or the folder
 * cannot be read.
 */
export async function findLatestBackup(folder: string): Promise<Backup | null> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    entries.filter(({ name }) => !name.startsWith('.')).map((entry) => readBackup(folder, entry)),
  )
  return found
    .filter((backup) => backup !== undefined)
    .reduce<Backup | null>((last, each) => (last && last.at >= each.at ? last : each), null)
}

async function readBackup(folder: string, entry: Dirent): Promise<Backup | undefined> {
  const { name } = entry
  const isFolder = entry.isDirectory()
  const file = path.join(folder, name, isFolder ? 'backup_manifest' : '')
  const { mtime, size } = await stat(file).catch(() => ({ mtime: new Date(0), size: 0 }))
  const isComplete = size > 0 && (isFolder || (await hasEnd(file, size).catch(() => false)))
  return isComplete ? { name, at: mtime, bytes: isFolder ? null : size } : undefined
}

/** Bytes at the end of a dump as SQL that hold its last comment and `\unrestrict`. */
const endBytes = 512
const beginOfSql = /^--\n-- PostgreSQL database (cluster )?dump\n/
const endOfSql = /^-- PostgreSQL database (cluster )?dump complete$/m

/**
 * Whether a dump of `pg_dump` was written to its end: one of the custom format ends with the zero length of its last block, one as
 * SQL with a comment. Of any other file nobody knows.
 */
async function hasEnd(file: string, size: number): Promise<boolean> {
  const handle = await open(file)
  try {
    const begin = (await handle.read(Buffer.alloc(64), 0, 64, 0)).buffer.toString('latin1')
    const { buffer } = await handle.read(
      Buffer.alloc(endBytes),
      0,
      endBytes,
      Math.max(size - endBytes, 0),
    )
    const end = buffer.subarray(0, Math.min(size, endBytes))
    if (begin.startsWith('PGDMP'))
      return end.length >= 5 && end.subarray(-5).every((byte) => byte === 0)
    return !beginOfSql.test(begin) || endOfSql.test(end.toString('latin1'))
  } finally {
    await handle.close()
  }
}
