import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { maxPictureBytes } from '@tsiran/contract/admin/media'
import { maxLengths } from '@tsiran/contract/limits'
import { PictureError } from '@tsiran/domain/media-library/picture-maker'
import type { NewPicture } from '@tsiran/domain/media-library/store-picture'
import { openEntry, type ZipEntry } from './zip-file.ts'

/** The name of a file without its folders, as the library stores it. */
export const nameOf = ({ name }: ZipEntry): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/\p{C}/gu, '')
    .slice(0, maxLengths.mediaName)
    .toWellFormed() || 'file'

/** Unpacks one file, and no more of it than a picture may have. */
export async function unpack(
  { zip, entry, target }: { zip: string; entry: ZipEntry; target: string },
  budget: { bytes: number },
): Promise<NewPicture> {
  if (entry.length === 0) throw new PictureError('pictureEmpty')
  if (budget.bytes <= 0) throw new PictureError('pictureTooLarge')
  const digest = createHash('sha256')
  let bytes = 0
  try {
    await pipeline(
      openEntry(zip, entry),
      async function* measure(source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          bytes += chunk.length
          budget.bytes -= chunk.length
          if (bytes > maxPictureBytes) throw new PictureError('pictureTooLarge')
          digest.update(chunk)
          yield chunk
        }
      },
      createWriteStream(target),
    )
  } catch (error) {
    if (error instanceof PictureError) throw error
    throw new PictureError('pictureBroken')
  }
  return { name: nameOf(entry), path: target, bytes, sha256: digest.digest('hex') }
}
