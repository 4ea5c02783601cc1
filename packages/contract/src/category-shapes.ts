import Type, { type Static } from 'typebox'
import { Drams, Id, Nullable } from './schema.ts'

const categoryFields = {
  id: Id,
  parent_id: Nullable(Id),
  name: Type.String(),
  slug: Type.String(),
  image_url: Type.String(),
  /** Sanitised HTML. */
  description: Type.String(),
  meta_title: Type.String(),
  position: Type.Integer(),
  /** True on roots that show in the menu. */
  mainCats: Type.Boolean(),
  /** True where the age gate opens (R31). */
  age_restricted: Type.Boolean(),
  has_children: Type.Boolean(),
  products_count: Type.Integer(),
}
const CategoryFields = Type.Object(categoryFields)
/** A category with its whole subtree. */
export type CategoryNode = Static<typeof CategoryFields> & { children: CategoryNode[] }
export const CategoryNode = Type.Unsafe<CategoryNode>(
  Type.Object({ ...categoryFields, children: Type.Array(Type.Unknown()) }),
)

export const PathStep = Type.Object({ id: Id, name: Type.String(), slug: Type.String() })
export const CategoryDetail = Type.Object({
  ...categoryFields,
  children: Type.Array(CategoryFields),
  /** Ancestors from the root, the category itself left out. */
  path: Type.Array(PathStep),
})
export type CategoryDetail = Static<typeof CategoryDetail>

export const Brand = Type.Object({
  id: Id,
  label: Type.String(),
  path: Type.String(),
  products_count: Type.Integer(),
})
export type Brand = Static<typeof Brand>

const FilterOption = Type.Object({
  id: Id,
  label: Type.String(),
  swatch_value: Nullable(Type.String()),
  /** Address of a small picture, shown in place of the colour. */
  swatch_image: Type.Optional(Type.String()),
  count: Type.Integer(),
})
export const FilterGroup = Type.Object({
  id: Id,
  code: Type.String(),
  label: Type.String(),
  type: Type.String(),
  options: Type.Array(FilterOption),
})
export type FilterGroup = Static<typeof FilterGroup>
export const FilterBrand = Type.Object({
  id: Id,
  label: Type.String(),
  path: Type.String(),
  count: Type.Integer(),
})
export const Filters = Type.Object({
  filter: Type.Array(FilterGroup),
  /** Of what the caller pays. */
  min_price: Drams,
  max_price: Drams,
  brands: Type.Array(FilterBrand),
})
export type Filters = Static<typeof Filters>
