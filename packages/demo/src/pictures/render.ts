import sharp from 'sharp'
import type { Picture } from '../types.ts'
import { drawBrandLogo } from './brand-logo.ts'
import { drawCategoryTile } from './category-tile.ts'
import { drawPackshot, type View } from './packshot.ts'
import { drawStory, type StoryPicture } from './story.ts'
import { drawStillLife, type StillLife } from './still-life.ts'

/** Sides of the square pictures in pixels. */
export const SIZES = { small: 240, medium: 480, large: 800, original: 1200 } as const
export type Size = keyof typeof SIZES
export const FORMATS = ['avif', 'webp'] as const
export type Format = (typeof FORMATS)[number]

/** Something to be pictured. */
export type Subject =
  | { kind: 'packshot'; picture: Picture; seed: string; view?: View }
  | { kind: 'category'; picture: { motif: string; tint: string } }
  | { kind: 'story'; picture: StoryPicture; seed: string }
  | { kind: 'slide'; picture: StillLife }
  | { kind: 'brand'; label: string; color: string; motif: string; seed: string }

/** Draws a subject as an SVG document without text elements or outer references. Throws when its motif is unknown. */
export async function drawSubject(subject: Subject): Promise<string> {
  if (subject.kind === 'packshot')
    return (await drawPackshot(subject.picture, subject.seed, subject.view)).svg
  if (subject.kind === 'category') return drawCategoryTile(subject.picture)
  if (subject.kind === 'story') return drawStory(subject.picture, subject.seed)
  if (subject.kind === 'slide') return drawStillLife(subject.picture)
  return (await drawBrandLogo(subject, subject.seed)).svg
}

/** Pixels that can be encoded in several sizes and formats. */
export type Pixels = { data: Buffer; side: number }

/** Paints an SVG document as a square of `side` pixels. */
export async function paint(svg: string, side: number): Promise<Pixels> {
  const units = Number(/width="(\d+)"/.exec(svg)?.[1] ?? side)
  const data = await sharp(Buffer.from(svg), { density: (72 * side) / units })
    .resize(side, side)
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { data, side }
}

/** These pictures are smooth and come out small; more effort would cost three times the time for a tenth of the bytes. */
const AVIF_EFFORT: Record<Size, number> = { small: 2, medium: 2, large: 1, original: 1 }

/** Encodes pixels at a size, at most their own. */
export function encode({ data, side }: Pixels, size: Size, format: Format): Promise<Buffer> {
  const image = sharp(data, { raw: { width: side, height: side, channels: 3 } })
  const sized = SIZES[size] === side ? image : image.resize(SIZES[size], SIZES[size])
  return format === 'avif'
    ? sized.avif({ quality: 60, effort: AVIF_EFFORT[size], chromaSubsampling: '4:2:0' }).toBuffer()
    : sized.webp({ quality: 80, effort: 2 }).toBuffer()
}

/** Renders one file of a subject, painting it at that size only. */
export async function renderSubject(subject: Subject, size: Size, format: Format): Promise<Buffer> {
  return encode(await paint(await drawSubject(subject), SIZES[size]), size, format)
}

/** Renders one file of a product's picture; `seed` is its sku. Throws when the motif is unknown. */
export const renderPackshot = (
  picture: Picture,
  seed: string,
  size: Size,
  format: Format,
): Promise<Buffer> => renderSubject({ kind: 'packshot', picture, seed }, size, format)
