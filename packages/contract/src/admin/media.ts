import Type from 'typebox'
import { maxLengths, maxMediaKeys } from '../limits.ts'
import { perLocale } from '../map-text.ts'
import { LocaleQuery, Nullable, paged, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { Crop, MediaKey, MediaRow, mediaSorts, mediaStates, MediaUse } from './media-shapes.ts'
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
