import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { ArchiveResult } from '@tsiran/contract/admin/media-attachment'
import { maxMediaKeys } from '@tsiran/contract/limits'
import { attachMedia } from '@tsiran/domain/media-library/attach-media'
import { matchMedia } from '@tsiran/domain/media-library/match-media'
import { PictureError } from '@tsiran/domain/media-library/picture-maker'
import { storePicture } from '@tsiran/domain/media-library/store-picture'
import type { Actor } from '@tsiran/domain/shared/actor'
import { incomingFolder } from '../admin/uploads.ts'
import type { Context } from '../context.ts'
import { readZipFile, type ZipEntry } from './zip-file.ts'
import { nameOf, unpack } from './unpack-picture.ts'

interface AttachOptions {
  by: Actor
  /** Files that an earlier run is through with. */
  from?: { done: number; result: ArchiveResult } | undefined
  /** Bytes that all files may come to. */
  maxUnpacked?: number
  /** Called after each batch; may throw to end the work. */
  onProgress?: (progress: { done: number; total: number; result: ArchiveResult }) => Promise<void>
}

/** Bytes that all files of a zip may come to, about. */
const maxUnpackedBytes = 4 * 1024 * 1024 * 1024
/** Names that a result lists at most. */
const maxNamed = 500

const emptyResult = (): ArchiveResult => ({ stored: 0, attached: 0, refused: [], unmatched: [] })

/** Neither a folder nor hidden, as what macOS and others add of their own. */
const isPicture = ({ name }: ZipEntry) =>
  !name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.(?!\.?\/)|Thumbs\.db$)/.test(name)

/**
 * Stores the pictures of a zip on this machine, and adds each to the product whose sku it is named by. Files are unpacked one after
 * the other, each of 25 MB at most. What is no picture is named in the result. Throws ZipError where the zip cannot be read.
 */
export async function attachPicturesFromZip(
  context: Context,
  file: string,
  { by, from, maxUnpacked = maxUnpackedBytes, onProgress }: AttachOptions,
): Promise<ArchiveResult> {
  const entries = (await readZipFile(file)).filter(isPicture)
  const result = from?.result ?? emptyResult()
  const folder = path.join(incomingFolder(context.config.dataDir), randomUUID())
  await mkdir(folder, { recursive: true })
  // What is refused counts, too: files of a zip may share their packed bytes.
  const budget = { bytes: maxUnpacked }
  try {
    for (let at = from?.done ?? 0; at < entries.length; at += batchSize) {
      const keys = new Map<string, string>()
      for (const entry of entries.slice(at, at + batchSize)) {
        const name = nameOf(entry)
        try {
          const target = path.join(folder, 'picture')
          const picture = await unpack({ zip: file, entry, target }, budget)
          const { key } = await storePicture(context.db, context.media, { picture, by })
          keys.set(key, name)
          result.stored++
        } catch (error) {
          if (!(error instanceof PictureError)) throw error
          if (result.refused.length < maxNamed)
            result.refused.push({ name, problem: error.problem })
        }
      }
      await attach(context, [...keys.keys()], by, result)
      const done = Math.min(at + batchSize, entries.length)
      await onProgress?.({ done, total: entries.length, result })
    }
    return result
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const batchSize = Math.min(20, maxMediaKeys)

async function attach({ db }: Context, keys: string[], by: Actor, result: ArchiveResult) {
  if (keys.length === 0) return
  for (const { product, name } of await matchMedia(db, keys, 'hy'))
    if (!product && result.unmatched.length < maxNamed) result.unmatched.push(name)
  result.attached += (await attachMedia(db, { keys, by })).attached
}
