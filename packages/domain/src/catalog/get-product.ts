import { allergens } from '@tsiran/contract/allergens'
import type { Product } from '@tsiran/contract/product-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { isSlug, toCard, toImage, toVariant, withoutHidden } from './catalog.ts'
import type { Viewer } from '../shared/viewer.ts'
import { toConfigurableConfig, variantImages } from './configurable.ts'
import { findByOldKey } from './url-redirects.ts'
import { selectCards, selectDetails, selectNeighbours, type DetailsRow } from './queries.ts'

/** Spec 1 §9. */
const relatedCount = 8

/** Other products of the product's category, topped up from the parent category. */
async function findRelated(
  db: Db,
  { id, path }: { id: number; path: readonly { id: number }[] },
): Promise<number[]> {
  const found = new Set<number>()
  for (const category of path.slice(-2).toReversed()) {
    if (found.size >= relatedCount) break
    const count = relatedCount + found.size
    for (const neighbour of await selectNeighbours(db, {
      categoryId: category.id,
      productId: id,
      count,
    }))
      found.add(neighbour)
  }
  return [...found].slice(0, relatedCount)
}

/** By an earlier url_key only where no product has it now. */
async function findDetails(
  db: Db,
  key: { id: number } | { urlKey: string },
  locale: Locale,
): Promise<DetailsRow | undefined> {
  const details = await selectDetails(db, key, locale)
  if (details || 'id' in key) return details
  const id = await findByOldKey(db, 'product', key.urlKey)
  return id === undefined ? undefined : selectDetails(db, { id }, locale)
}

/**
 * One listed product for its page, by id or url_key, with related products. A product is found by an earlier url_key, too, and has its present one. Refuses with `not_found`, also for hidden and
 * service products.
 */
export async function getProduct(
  db: Db,
  key: { id: number } | { urlKey: string },
  viewer: Pick<Viewer, 'locale' | 'companyId' | 'ordinaryPrices'>,
): Promise<Product> {
  const details =
    'id' in key || isSlug(key.urlKey) ? await findDetails(db, key, viewer.locale) : undefined
  if (!details) throw new DomainError('not_found')
  const relatedIds = await findRelated(db, details)
  const [card, ...related] = (
    await selectCards(db, [details.id, ...relatedIds], viewer.locale)
  ).map((row) => toCard(row, viewer))
  if (!card) throw new DomainError('not_found')
  const config = toConfigurableConfig(details)
  return {
    ...card,
    images: details.images.filter(({ variant_id }) => variant_id === null).map(toImage),
    description: details.description,
    short_description: details.short_description,
    meta_title: details.meta_title,
    allergens: allergens.filter((name) => details.allergens.includes(name)),
    variants: details.variants.map((variant) =>
      toVariant(variant, variantImages(details, variant.id), viewer),
    ),
    super_attributes: details.super_attributes.map(({ id, code }) => ({ id, code })),
    attribute: { attributes: config.attributes },
    index: config.index,
    variant_images: config.variant_images,
    variant_prices: config.variant_prices,
    additional: withoutHidden(details.values),
    related_products: related,
    path: details.path,
  }
}
