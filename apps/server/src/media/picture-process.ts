/** The process that `picture-maker.ts` starts: decodes pictures one after the other, and ends with its parent. */
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import {
  maxPixels,
  PictureError,
  type WantedFile,
} from '@tsiran/domain/media-library/picture-maker'
import sharp, { type Sharp } from 'sharp'
import type { MakeAnswer, MakeRequest } from './make-request.ts'

const lowPriority = 10
/** Seconds that libvips may take for one file. */
const timeoutSeconds = 30

setPriority(lowPriority)
sharp.cache(false)
sharp.concurrency(1)
// What else the library reads is never asked of it.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
})

/** Decodes upright; metadata is left out of what is made, and colours become sRGB. */
const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: timeoutSeconds })

function shape(image: Sharp, { side, square }: WantedFile, longest: number): Sharp {
  const edge = Math.min(side, longest)
  const sized = image.resize(edge, edge, {
    fit: square ? 'contain' : 'inside',
    background: '#ffffff',
  })
  return sized.flatten({ background: '#ffffff' })
}

async function make(bytes: Buffer, { wanted, crop }: MakeRequest) {
  const { autoOrient, format } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata()
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) throw new PictureError('pictureType')
  const { width, height } = autoOrient
  if (crop && (crop.x + crop.width > width || crop.y + crop.height > height))
    throw new RangeError('the crop is outside the picture')
  const longest = crop ? Math.max(crop.width, crop.height) : Math.max(width, height)
  const files: Uint8Array[] = []
  for (const one of wanted) {
    const image = open(bytes)
    if (crop) image.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height })
    const shaped = shape(image, one, longest)
    files.push(
      await (
        one.format === 'avif'
          ? shaped.avif({ quality: 60, effort: 2, chromaSubsampling: '4:2:0' })
          : shaped.webp({ quality: 82, effort: 3 })
      ).toBuffer(),
    )
  }
  return { width, height, files }
}

const problemOf = (error: unknown) => {
  if (error instanceof PictureError) return error.problem
  return error instanceof Error && /pixel limit/.test(error.message)
    ? 'picturePixels'
    : 'pictureBroken'
}

async function answerTo(request: MakeRequest): Promise<MakeAnswer> {
  const { id, file } = request
  // Read before it is decoded: a failing disk is no broken picture.
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes) return { id, problem: null }
  return make(bytes, request).then(
    (made) => ({ id, made }),
    (error: unknown) => ({ id, problem: problemOf(error) }),
  )
}

let last: Promise<unknown> = Promise.resolve()
process.on('disconnect', () => process.exit())
process.on('message', (request: MakeRequest) => {
  last = last.then(async () => {
    process.send?.(await answerTo(request))
  })
})
