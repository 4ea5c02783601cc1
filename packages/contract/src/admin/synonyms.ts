import Type, { type Static } from 'typebox'
import { Id, IdParams, LocaleQuery, Nullable, paged, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, ListQuery, one, Version } from './schema.ts'
import { maxDeskTexts } from './search-desk.ts'

const desk = { tag: 'search-desk' } as const
const read = { ...desk, permission: 'search.read', method: 'GET' } as const
const write = { ...desk, permission: 'search.write' } as const

const text = PlainText(maxDeskTexts.synonym)
const VersionQuery = Type.Object({ ...LocaleQuery, version: Version })

/** Words that mean the same. */
export const Synonym = Type.Object({
  id: Id,
  version: Version,
  /** What people type. */
  typed: Type.String(),
  /** What the catalogue says; null for a thing that the shop does not sell. */
  meant: Nullable(Type.String()),
  /** Whether `meant` also finds `typed`. */
  both_ways: Type.Boolean(),
})
export type Synonym = Static<typeof Synonym>
const SynonymChange = Type.Object({
  ...LocaleQuery,
  typed: text,
  meant: Nullable(text),
  both_ways: Type.Boolean(),
})

export const listSynonyms = adminEndpoint({
  ...read,
  path: '/api/admin/synonyms',
  summary: 'Synonyms by what people type; `search` takes a part of either side',
  query: Type.Object(ListQuery),
  success: Type.Object(paged(Synonym)),
  errors: [],
})
export const createSynonym = adminEndpoint({
  ...write,
  method: 'POST',
  created: true,
  path: '/api/admin/synonyms',
  summary: 'Adds a synonym; searches use it at once',
  body: SynonymChange,
  success: one(Synonym),
  errors: [],
})
export const changeSynonym = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/synonyms/:id',
  summary: 'Changes a synonym; searches use it at once',
  params: IdParams,
  body: Type.Object({ ...SynonymChange.properties, version: Version }),
  success: one(Synonym),
  errors: ['not_found', 'version_conflict'],
})
export const deleteSynonym = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/synonyms/:id',
  summary: 'Deletes a synonym',
  params: IdParams,
  query: VersionQuery,
  success: Done,
  errors: ['not_found', 'version_conflict'],
})
