/** What a file is about. */
export const importKinds = ['products', 'stock', 'prices', 'categories'] as const
export type ImportKind = (typeof importKinds)[number]

/** Columns of a file of products that are a variant's own numbers and codes, named as its fields. */
export const variantFileColumns = [
  'price',
  'old_price',
  'company_price',
  'min_qty',
  'box_qty',
  'box_price',
  'qty',
  'barcode',
  'content_amount',
  'content_unit',
  'portion_grams',
  'price_per_kg',
  'tolerance_pct',
] as const

/** Names of the columns that every file of a kind may have; products have one for each attribute besides. */
export const importFields = {
  products: [
    'sku',
    'parent_sku',
    'name_hy',
    'name_ru',
    'name_en',
    'short_description_hy',
    'short_description_ru',
    'short_description_en',
    'description_hy',
    'description_ru',
    'description_en',
    'category',
    'brand',
    'unit',
    ...variantFileColumns,
    'chilled',
    'status',
    'images',
  ],
  stock: ['sku', 'qty'],
  prices: [
    'sku',
    'price',
    'old_price',
    'company_price',
    'min_qty',
    'box_qty',
    'box_price',
    'price_per_kg',
  ],
  categories: ['path', 'name_hy', 'name_ru', 'name_en', 'in_menu', 'hidden'],
} as const satisfies Record<ImportKind, readonly string[]>
/** Columns without which a file of the kind says nothing. */
export const requiredFields: Record<ImportKind, readonly string[]> = {
  products: ['sku'],
  stock: ['sku', 'qty'],
  prices: ['sku'],
  categories: ['path'],
}
/** The column of an attribute is its code behind this. */
export const attributePrefix = 'attribute:'
