import Type, { type Static } from 'typebox'
import { Id, IdParams, LocaleQuery, Nullable, paged, PlainText } from '../schema.ts'
import { BeforeId, maxCatalogTexts, PictureKey, text3 } from './catalog-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, ListQuery, one, OneOf, Text3, Version } from './schema.ts'

const brands = { tag: 'brands' } as const
const read = { ...brands, permission: 'catalogue.read', method: 'GET' } as const
const write = { ...brands, permission: 'catalogue.write' } as const

/** `position`: the shop's order. */
export const brandSorts = ['position', 'label', '-label', '-products', 'products'] as const

export const AdminBrand = Type.Object({
  id: Id,
  version: Version,
  label: Text3,
  slug: Type.String(),
  /** Key of its picture. */
  logo: Nullable(Type.String()),
  /** Address of the small picture. */
  image_url: Type.String(),
  /** Its products, hidden ones too. */
  products: Type.Integer(),
})
export type AdminBrand = Static<typeof AdminBrand>

const fields = {
  label: Type.Optional(text3(maxCatalogTexts.name)),
  /** Made from the label where it is empty. */
  slug: Type.Optional(PlainText(maxCatalogTexts.slug)),
  logo: Type.Optional(PictureKey),
}
export const BrandChange = Type.Object(fields)
export type BrandChange = Static<typeof BrandChange>
const answer = one(AdminBrand)

export const listBrands = adminEndpoint({
  ...read,
  path: '/api/admin/brands',
  summary: 'Brands in the shop’s order; `search` takes words of a name in any of the languages',
  query: Type.Object({ ...ListQuery, sort: Type.Optional(OneOf(brandSorts)) }),
  success: Type.Object(paged(AdminBrand)),
  errors: [],
})
export const getBrand = adminEndpoint({
  ...read,
  path: '/api/admin/brands/:id',
  summary: 'One brand',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found'],
})
export const createBrand = adminEndpoint({
  ...write,
  method: 'POST',
  created: true,
  path: '/api/admin/brands',
  summary: 'Adds a brand, last in the order',
  body: Type.Object({ ...LocaleQuery, ...fields, label: text3(maxCatalogTexts.name) }),
  success: answer,
  errors: ['conflict'],
})
export const changeBrand = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/brands/:id',
  summary: 'Changes a brand; a field that is left out stays',
  params: IdParams,
  body: Type.Object({ ...LocaleQuery, version: Version, ...fields }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const moveBrand = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/brands/:id/move',
  summary: 'Places a brand before another one, or last',
  params: IdParams,
  body: Type.Object({ ...LocaleQuery, version: Version, before_id: BeforeId }),
  success: answer,
  errors: ['not_found', 'version_conflict'],
})
export const deleteBrand = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/brands/:id',
  summary: 'Deletes a brand without products; one with products is `in_use`',
  params: IdParams,
  query: Type.Object({ ...LocaleQuery, version: Version }),
  success: Done,
  errors: ['not_found', 'in_use', 'version_conflict'],
})
