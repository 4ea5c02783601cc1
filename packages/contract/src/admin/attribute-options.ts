import Type, { type Static } from 'typebox'
import { Id, IdParams, LocaleQuery, Nullable } from '../schema.ts'
import { BeforeId, maxCatalogTexts, text3 } from './catalog-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { MediaKey } from './media-shapes.ts'
import { one, Version } from './schema.ts'
import { AdminAttribute } from './attribute-shapes.ts'

const attributes = { tag: 'attributes' } as const
const write = { ...attributes, permission: 'catalogue.write' } as const

/** Options of one pasted list. */
export const maxPastedOptions = 500

const Swatch = Nullable(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }))
const optionFields = {
  label: text3(maxCatalogTexts.name),
  swatch_value: Type.Optional(Swatch),
  swatch_image: Type.Optional(Nullable(MediaKey)),
}
export const OptionChange = Type.Object({
  ...optionFields,
  label: Type.Optional(optionFields.label),
})
export type OptionChange = Static<typeof OptionChange>

const answer = one(AdminAttribute)
const OptionParams = Type.Object({ id: Id, option_id: Id })
const stale = ['not_found', 'version_conflict'] as const

export const addOptions = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/attributes/:id/options',
  summary: `Adds options after the others, ${maxPastedOptions} at most; of a list, labels that are there already are left out`,
  params: IdParams,
  body: Type.Object({
    ...LocaleQuery,
    version: Version,
    options: Type.Array(Type.Object(optionFields), { minItems: 1, maxItems: maxPastedOptions }),
  }),
  success: answer,
  errors: stale,
})
export const changeOption = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/attributes/:id/options/:option_id',
  summary: 'Changes an option; a field that is left out stays. The version is the attribute’s',
  params: OptionParams,
  body: Type.Object({ ...LocaleQuery, version: Version, ...OptionChange.properties }),
  success: answer,
  errors: stale,
})
export const moveOption = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/attributes/:id/options/:option_id/move',
  summary: 'Places an option before another one of its attribute, or last',
  params: OptionParams,
  body: Type.Object({ ...LocaleQuery, version: Version, before_id: BeforeId }),
  success: answer,
  errors: stale,
})
export const deleteOption = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/attributes/:id/options/:option_id',
  summary: 'Deletes an option that no product has; else it is `in_use`',
  params: OptionParams,
  query: Type.Object({ ...LocaleQuery, version: Version }),
  success: answer,
  errors: [...stale, 'in_use'],
})
