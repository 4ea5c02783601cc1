/** Drams of a price at most: a longer number is a slip of the hand. */
export const maxPrice = 100_000_000
/** Percent by which a weighed portion may differ: of a new variant, and at most. */
export const defaultTolerance = 15
export const maxTolerance = 100
/** Variants and pictures of one product at most. */
export const maxVariants = 300
export const maxPictures = 50
/** Characters of a product's texts in one language. */
export const maxProductTexts = {
  name: 300,
  shortDescription: 2_000,
  description: 60_000,
  metaTitle: 300,
  urlKey: 200,
} as const

export const productTypes = ['simple', 'configurable'] as const
export const productUnits = ['piece', 'kg', 'l', 'pack'] as const
export const contentUnits = ['g', 'ml', 'piece'] as const
export type ContentUnit = (typeof contentUnits)[number]
/** `service` products are the shop's own, such as packaging: they are seen, and their status never changes. */
export const productStatuses = ['published', 'hidden', 'service'] as const
export const productFlags = [
  'no_picture',
  'no_translation',
  'sold_out',
  'saving',
  'weighed',
  'deleted',
] as const
export type ProductFlag = (typeof productFlags)[number]
export const productSorts = [
  '-updated_at',
  'updated_at',
  '-created_at',
  'created_at',
  'name',
  '-name',
  'sku',
  '-sku',
] as const
export type ProductSort = (typeof productSorts)[number]
