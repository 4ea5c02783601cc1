import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPictureMaker } from './picture-maker.ts'

/** Four quarters of a picture of 320 by 160 pixels: red, green, blue, yellow, from the upper left. */
const [width, height] = [320, 160]
const colors = [
  [200, 0, 0],
  [0, 150, 0],
  [0, 0, 200],
  [220, 200, 0],
]
const colorAt = (x: number, y: number) =>
  colors[(y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)]!
const quarter = { width: width / 2, height: height / 2 }
const quarters = [
  { x: 0, y: 0, ...quarter },
  { x: width / 2, y: 0, ...quarter },
  { x: 0, y: height / 2, ...quarter },
  { x: width / 2, y: height / 2, ...quarter },
]

/** Where a camera that is held in another way stores the pixel that is shown at x, y; by EXIF orientation. */
const stored: Record<number, (x: number, y: number) => [number, number]> = {
  1: (x, y) => [x, y],
  2: (x, y) => [width - 1 - x, y],
  3: (x, y) => [width - 1 - x, height - 1 - y],
  4: (x, y) => [x, height - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y) => [y, width - 1 - x],
  7: (x, y) => [height - 1 - y, width - 1 - x],
  8: (x, y) => [height - 1 - y, x],
}

const maker = createPictureMaker()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tsiran-crop-'))
})
afterAll(async () => {
  maker.stop()
  await rm(folder, { recursive: true })
})

async function photo(orientation: number): Promise<string> {
  const isTurned = orientation > 4
  const size = isTurned ? { width: height, height: width } : { width, height }
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = stored[orientation]!(x, y)
      pixels.set(colorAt(x, y), (row * size.width + column) * 3)
    }
  const file = path.join(folder, `${orientation}.jpg`)
  const jpeg = sharp(pixels, { raw: { ...size, channels: 3 } })
    .withMetadata({ orientation })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
  await writeFile(file, await jpeg.toBuffer())
  return file
}

/** The largest distance of any pixel, those of the edges left out, from a colour. */
async function distance(bytes: Uint8Array, color: number[]): Promise<number> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let most = 0
  for (let y = 2; y < info.height - 2; y++)
    for (let x = 2; x < info.width - 2; x++)
      for (let part = 0; part < 3; part++)
        most = Math.max(most, Math.abs(data[(y * info.width + x) * 3 + part]! - color[part]!))
  return most
}

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('a photograph of EXIF orientation %i', (orientation) => {
  test('is upright', async () => {
    const made = await maker.make(await photo(orientation), [])
    expect([made.width, made.height]).toEqual([width, height])
  })

  test.each([0, 1, 2, 3])('shows quarter %i alone, in every size and format', async (index) => {
    const wanted = (['webp', 'avif'] as const).flatMap((format) => [
      { side: 1200, format, square: false },
      { side: 60, format, square: false },
    ])
    const crop = quarters[index]!
    const { files } = await maker.make(await photo(orientation), wanted, { crop })
    const sizes = await Promise.all(files.map((file) => sharp(file).metadata()))
    expect(sizes.map((size) => [size.width, size.height])).toEqual([
      [160, 80],
      [60, 30],
      [160, 80],
      [60, 30],
    ])
    for (const file of files) expect(await distance(file, colors[index]!)).toBeLessThan(24)
  })
})

test('a square part has no margin, another one a white one', async () => {
  const wanted = [{ side: 60, format: 'webp', square: true } as const]
  const file = await photo(6)
  const square = { x: 170, y: 10, width: 60, height: 60 }
  const { files } = await maker.make(file, wanted, { crop: square })
  expect(await distance(files[0]!, colors[1]!)).toBeLessThan(24)
  const wide = await maker.make(file, wanted, { crop: quarters[1]! })
  const corner = sharp(wide.files[0]!).extract({ left: 0, top: 0, width: 60, height: 10 })
  expect(await distance(await corner.png().toBuffer(), [255, 255, 255])).toBeLessThan(4)
})
