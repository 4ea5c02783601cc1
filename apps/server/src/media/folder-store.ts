import { randomUUID } from 'node:crypto'
import {
  access,
  constants,
  copyFile,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { DomainError } from '@tsiran/domain/errors'
import { originalPath, type MediaStore } from '@tsiran/domain/media-library/media-store'
import type { Logger } from 'pino'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

async function copyFlushed(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  const handle = await open(to, 'r+')
  await handle.sync().finally(() => handle.close())
}

/** Pictures in a folder. Files are written in `incoming` and moved into place. */
export function folderStore(folder: string, incoming: string, log: Logger): MediaStore {
  /** A full or broken disk is no fault of the call. */
  async function reached<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      if (error instanceof DomainError) throw error
      log.warn({ err: error }, 'the folder of pictures cannot be used')
      throw new DomainError('unavailable')
    }
  }
  async function write(target: string, content: Uint8Array | { file: string }): Promise<void> {
    const part = path.join(incoming, randomUUID())
    await Promise.all([
      mkdir(incoming, { recursive: true }),
      mkdir(path.dirname(target), { recursive: true }),
    ])
    try {
      // On the disk before the row that names it is committed.
      if (content instanceof Uint8Array) await writeFile(part, content, { flush: true })
      else await copyFlushed(content.file, part)
      await rename(part, target)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
  const originals = path.join(folder, path.dirname(originalPath('any')))
  const at = (name: string) => path.join(folder, ...name.split('/'))
  return {
    read: (name) =>
      reached(
        readFile(at(name)).catch((error: unknown) => {
          if (isMissing(error)) return undefined
          throw error
        }),
      ),
    async withFile(name, use) {
      const file = at(name)
      const isThere = await reached(
        access(file, constants.R_OK).then(
          () => true,
          async (error: unknown) => {
            if (!isMissing(error)) throw error
            // Without its folder the disk is not there, and the file may be.
            await access(path.dirname(file))
            return false
          },
        ),
      )
      return use(isThere ? file : undefined)
    },
    write: (name, content) => reached(write(at(name), content)),
    remove: (names) =>
      reached(
        (async () => {
          for (const name of names) await rm(at(name), { force: true })
          // A picture's folder goes with its last size; the one of all originals stays.
          for (const dir of new Set(names.map((name) => path.dirname(at(name)))))
            if (dir !== folder && dir !== originals) await rmdir(dir).catch(() => undefined)
        })(),
      ),
  }
}
