import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
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
 * The newest backup that lies complete in the folder: a file that is not empty (`pg_dump` into one), or a folder with
 * `backup_manifest`, which `pg_basebackup` writes last. Null where there is none, or the folder cannot be read.
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
  return size > 0 ? { name, at: mtime, bytes: isFolder ? null : size } : undefined
}
