import Type from 'typebox'
import { Id, IdParams, LocaleQuery, Nullable } from '../schema.ts'
import { BeforeId, maxCatalogTexts, text3 } from './catalog-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, one, Version } from './schema.ts'
import { CategoryRow, AdminCategory, CategoryChange } from './category-shapes.ts'

const categories = { tag: 'categories' } as const
const read = { ...categories, permission: 'catalogue.read', method: 'GET' } as const
const write = { ...categories, permission: 'catalogue.write' } as const

const answer = one(AdminCategory)

export const listCategories = adminEndpoint({
  ...read,
  path: '/api/admin/categories',
  summary: 'The whole tree with hidden categories: each before its children, siblings in order',
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Type.Array(CategoryRow) }),
  errors: [],
})
export const getCategory = adminEndpoint({
  ...read,
  path: '/api/admin/categories/:id',
  summary: 'One category with its texts',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found'],
})
export const createCategory = adminEndpoint({
  ...write,
  method: 'POST',
  created: true,
  path: '/api/admin/categories',
  summary: 'Adds a category, last among its siblings unless `before_id` names one',
  body: Type.Object({
    ...LocaleQuery,
    ...CategoryChange.properties,
    name: text3(maxCatalogTexts.name),
    parent_id: Nullable(Id),
    before_id: Type.Optional(BeforeId),
  }),
  success: answer,
  errors: ['conflict'],
})
export const changeCategory = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/categories/:id',
  summary: 'Changes a category; a field that is left out stays. An old slug leads to the new one',
  params: IdParams,
  body: Type.Object({ ...LocaleQuery, version: Version, ...CategoryChange.properties }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const moveCategory = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/categories/:id/move',
  summary: 'Moves a category with everything below it; into itself is 422',
  params: IdParams,
  body: Type.Object({
    ...LocaleQuery,
    version: Version,
    parent_id: Nullable(Id),
    before_id: BeforeId,
  }),
  success: answer,
  errors: ['not_found', 'version_conflict'],
})
export const deleteCategory = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/categories/:id',
  summary: 'Deletes an empty category; one with products or children is `in_use`',
  params: IdParams,
  query: Type.Object({ ...LocaleQuery, version: Version }),
  success: Done,
  errors: ['not_found', 'in_use', 'version_conflict'],
})
