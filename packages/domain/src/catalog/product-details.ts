import type { Allergen } from '@tsiran/contract/allergens'
import type { Locale } from '@tsiran/contract/locale'
import type { Offer } from './offer.ts'
import { byPosition, bySortOrder, namesOf, type NameIds, type Names } from './names.ts'
import type { ProductRow } from './product-queries.ts'
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

/** The ids that a product's details name. */
export const nameIdsOf = (row: ProductRow): NameIds => ({
  attributes: row.attribute_ids,
  options: row.option_ids,
  categories: [...row.own_category_ids, ...row.category_ids],
})

/** The details of a product's row. */
export function toDetails(row: ProductRow, names: Names, locale: Locale): ProductDetails {
  const { document } = row
  const variants = row.variants.map((variant) => ({
    ...variant,
    options: document.options[variant.id] ?? null,
  }))
  const chosen = new Set(variants.flatMap(({ options }) => Object.values(options ?? {})))
  const listing = namesOf(names.categories, row.category_ids)
  return {
    id: row.id,
    description: row.description,
    short_description: row.short_description,
    meta_title: row.meta_title,
    allergens: [...row.allergens, ...listing.flatMap(({ allergens }) => allergens)],
    variants,
    images: document.images.map((image) => ({ ...image, alt: row.alts?.[image.media] ?? null })),
    super_attributes: namesOf(names.attributes, document.super).map(({ id, code, label }) => ({
      id,
      code,
      label,
    })),
    options: namesOf(names.options, chosen).sort(bySortOrder),
    values: valuesOf(row, names, locale),
    path: pathOf(row, names),
  }
}

/** Attributes by their place, each with its values: options by their place, then texts. */
function valuesOf(
  { document, attribute_ids }: ProductRow,
  names: Names,
  locale: Locale,
): ValueRow[] {
  const attributes = namesOf(names.attributes, attribute_ids).sort(byPosition)
  return attributes.flatMap(({ id, code, label, type }) => {
    const own = document.values.filter(({ attribute_id }) => attribute_id === id)
    if (own.length === 0) return []
    const labelled = own
      .map(({ option_id, text }) => {
        const option = option_id === null ? undefined : names.options.get(option_id)
        return option
          ? { label: option.label, place: option.sort_order }
          : { label: text?.[locale], place: Infinity }
      })
      // Infinities are equal.
      .sort((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    return [{ id, code, label, type, value: labelled.map((value) => value.label).join(', ') }]
  })
}

/** From the root down to the first of the product's own categories that is shown. */
function pathOf({ own_category_ids }: ProductRow, { categories }: Names): ProductDetails['path'] {
  const path: ProductDetails['path'] = []
  let step = namesOf(categories, own_category_ids).find(({ shown }) => shown)
  while (step) {
    path.unshift({ id: step.id, name: step.name, slug: step.slug })
    step = step.parent_id === null ? undefined : categories.get(step.parent_id)
  }
  return path
}
