import Type, { type Static } from 'typebox'
import { maxLengths, maxMediaKeys } from '../limits.ts'
import { perLocale } from '../map-text.ts'
import { Id, LocaleQuery, Nullable, paged, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import {
  Crop,
  MediaKey,
  MediaRow,
  mediaSorts,
  mediaStates,
  MediaUse,
  type PictureProblem,
} from './media-shapes.ts'
import { Done, ListQuery, one, OneOf, Version } from './schema.ts'

const media = { tag: 'media' } as const
const read = { ...media, permission: 'media.read', method: 'GET' } as const
const write = { ...media, permission: 'media.write' } as const
const AltText = Type.Object(perLocale(() => PlainText(maxLengths.mediaAlt)))
const KeyParams = Type.Object({ key: MediaKey })

/** Files of one upload, and the bytes of each. */
export const maxUploadFiles = 20
export const maxPictureBytes = 25 * 1024 * 1024

export const uploadMedia = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/media',
  summary:
    'Stores pictures: JPEG, PNG, WebP or AVIF by their bytes. A picture that the shop has already is found again. Files that are no pictures are refused by name',
  upload: { files: maxUploadFiles, bytes: maxPictureBytes },
  query: Type.Object(LocaleQuery),
  success: Type.Object({
    data: Type.Array(MediaRow),
    /** Files that were not stored, and why. */
    refused: Type.Array(Type.Object({ name: Type.String(), message: Type.String() })),
  }),
  errors: [],
})
export const listMedia = adminEndpoint({
  ...read,
  path: '/api/admin/media',
  summary:
    'Uploaded pictures, the newest first; `search` takes a file name or words of the alternative text',
  query: Type.Object({
    ...ListQuery,
    sort: Type.Optional(OneOf(mediaSorts)),
    /** Pictures that nothing shows. */
    unused: Type.Optional(Type.Boolean()),
    state: Type.Optional(OneOf(mediaStates)),
    /** These pictures alone, by commas. */
    keys: Type.Optional(PlainText(maxMediaKeys * 40)),
  }),
  success: Type.Object(paged(MediaRow)),
  errors: [],
})
export const getMediaUsage = adminEndpoint({
  ...read,
  path: '/api/admin/media/:key/usage',
  summary: 'What shows a picture; the first hundred',
  params: KeyParams,
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Type.Array(MediaUse), total: Type.Integer() }),
  errors: ['not_found'],
})
export const getUncropped = adminEndpoint({
  ...read,
  path: '/api/admin/media/:key/uncropped.webp',
  summary: 'The whole picture, without its metadata, for choosing a part of it',
  file: 'image/webp',
  params: KeyParams,
  query: Type.Object(LocaleQuery),
  success: Type.String(),
  errors: ['not_found'],
})
export const changeMedia = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/media/:key',
  summary:
    'Changes a picture; a field that is left out stays. Another part of the picture gets a key of its own, and whatever showed the picture shows that',
  params: KeyParams,
  body: Type.Object({
    ...LocaleQuery,
    version: Version,
    alt: Type.Optional(AltText),
    crop: Type.Optional(Nullable(Crop)),
  }),
  success: one(MediaRow),
  errors: ['not_found', 'version_conflict'],
})
export const deleteMedia = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/media/:key',
  summary:
    'Deletes a picture that nothing shows; it can be restored for 30 days. `in_use` names what shows it',
  params: KeyParams,
  query: Type.Object({ ...LocaleQuery, version: Type.Optional(Version) }),
  success: Done,
  errors: ['not_found', 'version_conflict', 'in_use'],
})
export const restoreMedia = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/media/:key/restore',
  summary: 'Takes a deletion back; again changes nothing',
  params: KeyParams,
  body: Type.Object(LocaleQuery),
  success: one(MediaRow),
  errors: ['not_found'],
})

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
