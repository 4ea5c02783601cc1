import Type, { type Static } from 'typebox'
import { maxMediaKeys } from '../limits.ts'
import { Id, LocaleQuery, Nullable, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { MediaKey, type PictureProblem } from './media-shapes.ts'
import { one } from './schema.ts'

const media = { tag: 'media' } as const
const read = { ...media, permission: 'media.read', method: 'GET' } as const
const write = { ...media, permission: 'media.write' } as const

const Keys = Type.Array(MediaKey, { minItems: 1, maxItems: maxMediaKeys })
const Match = Type.Object({
  key: MediaKey,
  /** The file's name. */
  name: Type.String(),
  /** The product whose sku, or whose variant's sku, the file is named by. */
  product: Nullable(Type.Object({ id: Id, sku: Type.String(), name: Type.String() })),
  /** Set where the sku is a variant's of a configurable product. */
  variant_id: Nullable(Id),
  /** True where the product shows the picture already. */
  attached: Type.Boolean(),
})
export type MediaMatch = Static<typeof Match>

export const matchMedia = adminEndpoint({
  ...read,
  path: '/api/admin/media/matches',
  summary:
    'Products that pictures are named by: the file’s name is a sku, with a number behind it for further pictures',
  query: Type.Object({ ...LocaleQuery, keys: PlainText(maxMediaKeys * 40) }),
  success: Type.Object({ data: Type.Array(Match) }),
  errors: [],
})
export const attachMedia = adminEndpoint({
  ...write,
  permission: 'catalogue.write',
  method: 'POST',
  path: '/api/admin/media/attach',
  summary: 'Adds pictures to the products that they are named by, behind those that are there',
  body: Type.Object({ ...LocaleQuery, keys: Keys }),
  success: one(Type.Object({ attached: Type.Integer(), products: Type.Integer() })),
  errors: [],
})

/** Bytes of a zip of pictures. */
export const maxArchiveBytes = 500 * 1024 * 1024

export const uploadArchive = adminEndpoint({
  ...write,
  permission: 'catalogue.write',
  method: 'POST',
  path: '/api/admin/media/archive',
  summary:
    'Stores the pictures of a zip and adds them to the products that they are named by, in the background',
  upload: { files: 1, bytes: maxArchiveBytes },
  query: Type.Object(LocaleQuery),
  success: one(Type.Object({ job_id: Type.Integer() })),
  errors: [],
})

/** What a zip of pictures came to. */
export interface ArchiveResult {
  stored: number
  attached: number
  /** Names of files that were not stored, and why. */
  refused: { name: string; problem: PictureProblem }[]
  /** Names of pictures that no product has the sku of. */
  unmatched: string[]
}
