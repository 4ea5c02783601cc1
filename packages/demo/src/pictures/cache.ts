import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  drawSubject,
  encode,
  FORMATS,
  paint,
  renderSubject,
  SIZES,
  type Format,
  type Size,
  type Subject,
} from './render.ts'

/** Version of the look: raise it when pictures change, and {@link openCache} deletes the old files. */
const VERSION = 'packshots-v1'

/** A subject under the name of its files: `products/dai-001`, `categories/220`, `brands/lori-hovit`. */
export interface Artwork {
  key: string
  subject: Subject
}

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/

/**
 * The file of a picture inside the cache's folder, `products/dai-001/480.avif`. Throws when the key is not lower case letters, digits,
 * dashes and slashes.
 */
export function picturePath(folder: string, key: string, size: Size, format: Format): string {
  if (!KEY.test(key)) throw new Error(`Not a picture's key: ${key}`)
  return join(folder, key, `${SIZES[size]}.${format}`)
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Opens the cache and deletes the files of older versions. */
export async function openCache(folder: string): Promise<void> {
  const file = join(folder, 'VERSION')
  if ((await readFile(file, 'utf8').catch(() => '')) === VERSION) return
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(file, VERSION)
}

/** Atomic: readers see the whole file or none. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const temporary = `${file}.${randomUUID()}.tmp`
  try {
    await writeFile(temporary, bytes)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

const rendering = new Map<string, Promise<Buffer>>()

/**
 * Returns a picture's bytes: from the cache, or rendered and stored on the first request.
 * Requests for the same file at the same time share one rendering; other processes at worst write the same bytes.
 */
export async function providePicture(
  folder: string,
  { key, subject }: Artwork,
  size: Size,
  format: Format,
): Promise<Buffer> {
  const file = picturePath(folder, key, size, format)
  const stored = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (stored) return stored
  const running = rendering.get(file)
  if (running) return running
  const job = renderSubject(subject, size, format).then(async (bytes) => {
    await writeWhole(file, bytes)
    return bytes
  })
  rendering.set(file, job)
  return job.finally(() => rendering.delete(file))
}

async function missingFiles(
  folder: string,
  key: string,
  sizes: readonly Size[],
  formats: readonly Format[],
): Promise<{ file: string; size: Size; format: Format }[]> {
  const all = sizes.flatMap((size) =>
    formats.map((format) => ({ file: picturePath(folder, key, size, format), size, format })),
  )
  const present = await Promise.all(all.map(({ file }) => exists(file)))
  return all.filter((_, i) => !present[i])
}

/** Progress of filling the cache. */
export interface Progress {
  done: number
  total: number
  key: string
}

export interface Fill {
  /** All four by default; the original takes as long as the other three. */
  sizes?: readonly Size[]
  formats?: readonly Format[]
  /** Idle time after each picture as a multiple of its rendering time: 0 during set-up, 1 or more beside a running shop. */
  rest?: number
  /** Stops between two pictures. */
  signal?: AbortSignal
}

/**
 * Fills the cache with every missing file, one picture after another.
 * Throws when a motif is unknown or the folder cannot be written.
 */
export async function generateAll(
  pictures: readonly Artwork[],
  folder: string,
  onProgress: (progress: Progress) => void = () => {},
  { sizes = Object.keys(SIZES) as Size[], formats = FORMATS, rest = 0, signal }: Fill = {},
): Promise<void> {
  for (const [i, { key, subject }] of pictures.entries()) {
    if (signal?.aborted) return
    const missing = await missingFiles(folder, key, sizes, formats)
    if (missing.length) {
      const start = performance.now()
      const pixels = await paint(
        await drawSubject(subject),
        Math.max(...missing.map(({ size }) => SIZES[size])),
      )
      for (const { file, size, format } of missing)
        await writeWhole(file, await encode(pixels, size, format))
      if (rest) await wait((performance.now() - start) * rest)
    }
    onProgress({ done: i + 1, total: pictures.length, key })
  }
}
