import type { Allergen } from '@tsiran/contract/allergens'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import type { Offer } from './catalog.ts'
import { selectPath, type ProductRow } from './product-queries.ts'
import type { Swatched } from './swatch.ts'

export interface ValueRow {
  id: number
  code: string
  label: string
  /** Several values are joined by commas. */
  value: string
  type: string
}

/** What a product's page shows beside its card, in one language. */
export interface ProductDetails {
  id: number
  description: string
  short_description: string
  meta_title: string
  /** Its own and its categories', in no order. */
  allergens: Allergen[]
  variants: (Offer & { id: number; sku: string; options: Record<string, number> | null })[]
  images: { id: number; media: string; variant_id: number | null; alt: string | null }[]
  super_attributes: { id: number; code: string; label: string }[]
  /** Options of the variants. */
  options: (Swatched & { id: number; attribute_id: number; label: string })[]
  values: ValueRow[]
  /** From the root down to the first of the product's categories that are shown. */
  path: { id: number; name: string; slug: string }[]
}

/** The details of a product's row. */
export async function toDetails(db: Db, row: ProductRow, locale: Locale): Promise<ProductDetails> {
  const { document } = row
  const attributes = new Map(row.attributes?.map((attribute) => [attribute.id, attribute]))
  const variants = row.variants.map((variant) => ({
    ...variant,
    options: document.options[variant.id] ?? null,
  }))
  const chosen = new Set(variants.flatMap(({ options }) => Object.values(options ?? {})))
  return {
    id: row.id,
    description: row.description,
    short_description: row.short_description,
    meta_title: row.meta_title,
    allergens: [
      ...row.allergens,
      ...row.categories.flatMap(({ id, allergens }) =>
        row.category_ids.includes(id) ? allergens : [],
      ),
    ],
    variants,
    images: document.images.map((image) => ({ ...image, alt: row.alts?.[image.media] ?? null })),
    super_attributes: document.super.flatMap((id) => {
      const attribute = attributes.get(id)
      return attribute ? [{ id, code: attribute.code, label: attribute.label }] : []
    }),
    options: row.options?.filter(({ id }) => chosen.has(id)) ?? [],
    values: valuesOf(row, locale),
    path: await pathOf(db, row, locale),
  }
}

/** Attributes by their place, each with its values: options by their place, then texts. */
function valuesOf({ document, attributes, options }: ProductRow, locale: Locale): ValueRow[] {
  const optionById = new Map(options?.map((option) => [option.id, option]))
  return (attributes ?? []).flatMap((attribute) => {
    const own = document.values.filter(({ attribute_id }) => attribute_id === attribute.id)
    if (own.length === 0) return []
    const labelled = own
      .map(({ option_id, text }) => (option_id === null ? { text } : optionById.get(option_id)))
      .map((value) =>
        value && 'label' in value
          ? { label: value.label, place: value.sort_order }
          : { label: value?.text?.[locale], place: Infinity },
      )
      // Infinities are equal.
      .sort((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    const { id, code, label, type } = attribute
    return [{ id, code, label, type, value: labelled.map((value) => value.label).join(', ') }]
  })
}

/** By the categories of the row; where one was moved and its lists follow later, by a query of its own. */
async function pathOf(
  db: Db,
  { categories, own_category_ids }: ProductRow,
  locale: Locale,
): Promise<ProductDetails['path']> {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const leaf = own_category_ids.map((id) => byId.get(id)).find((category) => category?.shown)
  const path: ProductDetails['path'] = []
  for (let step = leaf; step;) {
    path.unshift({ id: step.id, name: step.name, slug: step.slug })
    if (step.parent_id === null) return path
    step = byId.get(step.parent_id)
  }
  return leaf ? selectPath(db, leaf.id, locale) : []
}
