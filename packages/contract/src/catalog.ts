// Long because the catalogue's cards, details and lists share the same fields.
import Type, { type Static } from 'typebox'
import { allergens, type Allergen } from './allergens.ts'
import { endpoint } from './endpoint.ts'
import { maxCompared, maxLengths, maxPage, maxPageSize, maxSearchResults } from './limits.ts'
import { CallerQuery, Drams, Id, IdParams, LocaleQuery, Nullable, paged } from './schema.ts'

export const ImageUrls = Type.Object({
  small_image_url: Type.String(),
  medium_image_url: Type.String(),
  large_image_url: Type.String(),
  original_image_url: Type.String(),
})
export const ProductImage = Type.Object({
  id: Id,
  ...ImageUrls.properties,
  /** What the picture shows; absent where nobody wrote it. */
  alt: Type.Optional(Type.String()),
})
export type ProductImage = Static<typeof ProductImage>

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

const PathStep = Type.Object({ id: Id, name: Type.String(), slug: Type.String() })
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
  count: Type.Integer(),
})
const FilterGroup = Type.Object({
  id: Id,
  code: Type.String(),
  label: Type.String(),
  type: Type.String(),
  options: Type.Array(FilterOption),
})
export type FilterGroup = Static<typeof FilterGroup>
const FilterBrand = Type.Object({
  id: Id,
  label: Type.String(),
  path: Type.String(),
  count: Type.Integer(),
})
export const Filters = Type.Object({
  filter: Type.Array(FilterGroup),
  min_price: Drams,
  max_price: Drams,
  brands: Type.Array(FilterBrand),
})
export type Filters = Static<typeof Filters>

/** The price of a kilogram, a litre or a piece, so that packs of different sizes compare; null where the contents are unknown. */
export const UnitPrice = Nullable(
  Type.Object({
    /** Drams. */
    amount: Drams,
    unit: Type.Unsafe<'kg' | 'l' | 'piece'>({ type: 'string', enum: ['kg', 'l', 'piece'] }),
    /** `1 780 ֏/kg` in the caller's language. */
    formatted: Type.String(),
  }),
)
export type UnitPrice = Static<typeof UnitPrice>
/** A product that is weighed when it is picked: a portion is ordered, what it weighs is paid. */
export const Weighed = Nullable(
  Type.Object({
    portion_grams: Type.Integer(),
    price_per_kg: Drams,
    /** `≈ 500 g` in the caller's language. */
    formatted: Type.String(),
  }),
)
export type Weighed = Static<typeof Weighed>

const offerFields = {
  /** The price's own, and those of the company price and of the box where there are such. */
  unit_price: UnitPrice,
  company_unit_price: UnitPrice,
  box_unit_price: UnitPrice,
  weighed: Weighed,
  barcode: Nullable(Type.String()),
  price: Drams,
  old_price: Nullable(Drams),
  /** Pieces in stock. */
  qty: Type.Integer(),
  /** Pack size: minimum and step of a quantity. */
  min_qty: Type.Integer(),
}

const cardFields = {
  id: Id,
  sku: Type.String(),
  type: Type.Unsafe<'simple' | 'configurable'>({
    type: 'string',
    enum: ['simple', 'configurable'],
  }),
  name: Type.String(),
  url_key: Type.String(),
  ...offerFields,
  formated_price: Type.String(),
  company_price: Nullable(Drams),
  regular_price: Drams,
  box_price: Nullable(Drams),
  box_qty: Nullable(Type.Integer()),
  in_stock: Type.Boolean(),
  /** What the price is for. */
  unit: Type.Unsafe<'piece' | 'kg' | 'l' | 'pack'>({
    type: 'string',
    enum: ['piece', 'kg', 'l', 'pack'],
  }),
  image: Type.String(),
  base_image: ImageUrls,
  cats: Type.Array(Id),
  brand: Nullable(Type.Object({ id: Id, label: Type.String() })),
  is_wishlisted: Type.Boolean(),
  age_restricted: Type.Boolean(),
  created_at: Type.String(),
}

/** A product in a list. */
export const ProductCard = Type.Object(cardFields)
export type ProductCard = Static<typeof ProductCard>

export const Variant = Type.Object({
  id: Id,
  sku: Type.String(),
  ...offerFields,
  company_price: Nullable(Drams),
  box_price: Nullable(Drams),
  box_qty: Nullable(Type.Integer()),
  images: Type.Array(ProductImage),
})
export type Variant = Static<typeof Variant>

const ConfigurableOption = Type.Object({
  id: Id,
  label: Type.String(),
  swatch_value: Nullable(Type.String()),
  /** Ids of the variants that have the option. */
  products: Type.Array(Id),
})
const ConfigurableAttribute = Type.Object({
  id: Id,
  code: Type.String(),
  label: Type.String(),
  options: Type.Array(ConfigurableOption),
})
const VariantIndex = Type.Record(Type.String(), Type.Record(Type.String(), Id))
const VariantPrices = Type.Record(
  Type.String(),
  Type.Object({ regular_price: Drams, final_price: Drams }),
)
const VariantImages = Type.Record(Type.String(), Type.Array(ProductImage))

export const ConfigurableConfig = Type.Object({
  attributes: Type.Array(ConfigurableAttribute),
  /** Variant id to attribute id to option id. */
  index: VariantIndex,
  regular_price: Drams,
  variant_prices: VariantPrices,
  variant_images: VariantImages,
})
export type ConfigurableConfig = Static<typeof ConfigurableConfig>

export const AdditionalInformation = Type.Object({
  id: Id,
  code: Type.String(),
  label: Type.String(),
  value: Type.String(),
  type: Type.String(),
})
export type AdditionalInformation = Static<typeof AdditionalInformation>

/** Products side by side: every attribute that one of them has, in the shop's order, and each product's own values. */
export const Comparison = Type.Object({
  attributes: Type.Array(
    Type.Object({ id: Id, code: Type.String(), label: Type.String(), type: Type.String() }),
  ),
  /** In the asked order; `values` maps attribute ids to texts. */
  products: Type.Array(
    Type.Object({ ...cardFields, values: Type.Record(Type.String(), Type.String()) }),
  ),
})
export type Comparison = Static<typeof Comparison>

/** A product as its own page shows it. */
export const Product = Type.Object({
  ...cardFields,
  images: Type.Array(ProductImage),
  /** Sanitised HTML. */
  description: Type.String(),
  short_description: Type.String(),
  meta_title: Type.String(),
  variants: Type.Array(Variant),
  /** Its own allergens with those of its categories, in the order of the law. */
  allergens: Type.Array(Type.Unsafe<Allergen>({ type: 'string', enum: [...allergens] })),
  super_attributes: Type.Array(Type.Object({ id: Id, code: Type.String() })),
  attribute: Type.Object({ attributes: Type.Array(ConfigurableAttribute) }),
  index: VariantIndex,
  variant_images: VariantImages,
  variant_prices: VariantPrices,
  additional: Type.Array(AdditionalInformation),
  related_products: Type.Array(ProductCard),
  path: Type.Array(PathStep),
})
export type Product = Static<typeof Product>

const IdList = Type.Optional(Type.String({ maxLength: 2000, pattern: '^[0-9]+(,[0-9]+)*$' }))
const Search = Type.String({ maxLength: maxLengths.search })
const pageFields = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize })),
}
const choiceFields = {
  category_id: Type.Optional(Id),
  savings: Type.Optional(Type.Boolean()),
  brand: IdList,
  filter_brand: IdList,
  search: Type.Optional(Search),
  /** `min,max` in drams; either may be empty. */
  price: Type.Optional(Type.String({ maxLength: 40, pattern: '^[0-9]*(,[0-9]*)?$' })),
}
/** `filter_{code}`: comma-joined option ids of that attribute; an unknown code is refused. */
const optionFilters = { patternProperties: { '^filter_': IdList }, maxProperties: 100 }
const ListQuery = Type.Object(
  {
    ...CallerQuery,
    ...choiceFields,
    ...pageFields,
    ids: IdList,
    sort: Type.Optional(
      Type.Unsafe<'price' | 'name' | 'created_at'>({
        type: 'string',
        enum: ['price', 'name', 'created_at'],
      }),
    ),
    order: Type.Optional(Type.Unsafe<'asc' | 'desc'>({ type: 'string', enum: ['asc', 'desc'] })),
  },
  optionFilters,
)
/** The listing's parameters; `filter_{code}` holds comma-joined option ids of that attribute. */
export const ProductsQuery = Type.Unsafe<
  Static<typeof ListQuery> & { [filter: `filter_${string}`]: string | undefined }
>(ListQuery)
export type ProductsQuery = Static<typeof ProductsQuery>

const catalogGet = { method: 'GET', tag: 'catalog', cache: 'public', access: 'public' } as const

export const listCategories = endpoint({
  ...catalogGet,
  path: '/api/categories',
  summary: 'The category tree',
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Type.Array(CategoryNode) }),
  errors: [],
})
export const getCategoryById = endpoint({
  ...catalogGet,
  path: '/api/category-by-id/:id',
  summary: 'One category by its id',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: CategoryDetail }),
  errors: ['not_found'],
})
export const getCategoryBySlug = endpoint({
  ...catalogGet,
  path: '/api/category/:slug',
  summary: 'One category by its slug',
  params: Type.Object({ slug: Type.String({ maxLength: 200 }) }),
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: CategoryDetail }),
  errors: ['not_found'],
})
export const listBrands = endpoint({
  ...catalogGet,
  path: '/api/brands',
  summary: 'All brands',
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Type.Array(Brand) }),
  errors: [],
})
export const getFilters = endpoint({
  ...catalogGet,
  path: '/api/filters',
  summary: 'What a listing can be narrowed by',
  query: Type.Object({ ...LocaleQuery, ...choiceFields }, optionFilters),
  success: Type.Object({ data: Filters }),
  errors: ['not_found', 'unknown_filter'],
})
export const listProducts = endpoint({
  ...catalogGet,
  path: '/api/products',
  summary: 'A page of products',
  query: ProductsQuery,
  success: Type.Object({
    ...paged(ProductCard),
    filter: Type.Array(FilterGroup),
    brands: Type.Array(FilterBrand),
    min_price: Drams,
    max_price: Drams,
  }),
  errors: ['not_found', 'unknown_filter'],
})
export const searchProducts = endpoint({
  ...catalogGet,
  path: '/api/search',
  summary: `Products that match a text, best first, ${maxSearchResults} at most`,
  query: Type.Object({
    ...CallerQuery,
    search: Search,
    category_id: choiceFields.category_id,
    ...pageFields,
  }),
  success: Type.Object({
    ...paged(ProductCard),
    /** A page of the shop without its language, where the merchant leads this text to one; the products are found all the same. */
    redirect: Nullable(Type.String()),
  }),
  errors: ['not_found'],
})
export const getProductById = endpoint({
  ...catalogGet,
  path: '/api/products/:id',
  summary: 'One product by its id',
  params: IdParams,
  query: Type.Object(CallerQuery),
  success: Type.Object({ data: Product }),
  errors: ['not_found'],
})
export const getProductByUrlKey = endpoint({
  ...catalogGet,
  path: '/api/product/:url_key',
  summary: 'One product by its url_key; an earlier one is answered with the present one',
  params: Type.Object({ url_key: Type.String({ maxLength: 200 }) }),
  query: Type.Object(CallerQuery),
  success: Type.Object({ data: Product }),
  errors: ['not_found'],
})
export const getConfigurableConfig = endpoint({
  ...catalogGet,
  path: '/api/product-configurable-config/:id',
  summary: 'The variants of a configurable product',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: ConfigurableConfig }),
  errors: ['not_found'],
})
export const getAdditionalInformation = endpoint({
  ...catalogGet,
  path: '/api/product-additional-information/:id',
  summary: 'A product’s attribute values',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Type.Array(AdditionalInformation) }),
  errors: ['not_found'],
})
export const compareProducts = endpoint({
  ...catalogGet,
  path: '/api/compare',
  summary: 'Products side by side with all of their attributes',
  query: Type.Object({
    ...CallerQuery,
    ids: Type.String({
      maxLength: 200,
      pattern: `^[0-9]{1,10}(,[0-9]{1,10}){0,${maxCompared - 1}}$`,
    }),
  }),
  success: Type.Object({ data: Comparison }),
  errors: [],
})
