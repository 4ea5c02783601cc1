import Type, { type Static } from 'typebox'
import { Id, Nullable } from '../schema.ts'
import { Instant, OneOf, Text3, Version } from './schema.ts'

/** `preparing`: shown in one size until all are there. `failed`: the others could not be made. */
export const mediaStates = ['ready', 'preparing', 'failed'] as const
export const mediaSorts = ['-created_at', 'created_at', 'name', '-name', '-bytes'] as const

/** Why a file is no picture of the shop; keys of the messages' `field` area. */
export const pictureProblems = [
  'pictureEmpty',
  'pictureTooLarge',
  'pictureType',
  'pictureHeic',
  'pictureBroken',
  'picturePixels',
] as const
export type PictureProblem = (typeof pictureProblems)[number]

/** Names a picture by its content: another picture, or another part of it, has another key. */
export const MediaKey = Type.String({ pattern: '^m-[0-9a-f]{32}$' })

const Pixel = (minimum: number) => Type.Integer({ minimum, maximum: 65_535 })

/** A part of the upright picture, in its pixels. */
export const Crop = Type.Object({
  x: Pixel(0),
  y: Pixel(0),
  width: Pixel(1),
  height: Pixel(1),
})
export type Crop = Static<typeof Crop>

export const MediaRow = Type.Object({
  key: MediaKey,
  version: Version,
  /** The file's name as it was uploaded. */
  name: Type.String(),
  /** Of the upright original, in pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
  bytes: Type.Integer(),
  state: OneOf(mediaStates),
  /** What the picture shows, for people who do not see it; empty where nobody wrote it. */
  alt: Text3,
  /** The part that is shown; null for the whole. */
  crop: Nullable(Crop),
  /** Addresses in 240 and 1200 pixels. */
  small_url: Type.String(),
  large_url: Type.String(),
  /** Things that show it. */
  uses: Type.Integer(),
  created_at: Instant,
})
export type MediaRow = Static<typeof MediaRow>

export const mediaUseTypes = [
  'product',
  'category',
  'brand',
  'attribute',
  'slider',
  'post',
  'page',
  'shop',
] as const

/** A thing that shows a picture. */
export const MediaUse = Type.Object({
  type: OneOf(mediaUseTypes),
  id: Id,
  label: Type.String(),
})
export type MediaUse = Static<typeof MediaUse>
