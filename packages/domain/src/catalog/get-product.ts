import type { Product } from '@tsiran/contract/catalog'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { isSlug, toCard, toImage, toVariant, withoutHidden } from './catalog.ts'
import type { Viewer } from '../shared/viewer.ts'
import { toConfigurableConfig, variantImages } from './configurable.ts'
import { selectCards, selectDetails, selectNeighbours } from './queries.ts'

/** Spec 1 §9. */
const relatedCount = 8

/** Others of the product's own category, then of the one above it, as far as those are needed. */
async function findRelated(db: Db, { id, path }: { id: number; path: readonly { id: number }[] }): Promise<number[]> {
  const found = new Set<number>()
  for (const category of path.slice(-2).toReversed()) {
    if (found.size >= relatedCount) break
    for (const neighbour of await selectNeighbours(db, category.id, id, relatedCount + found.size)) found.add(neighbour)
  }
  return [...found].slice(0, relatedCount)
}

/**
 * One listed product as its own page shows it, by id or url_key, with others of its category. Refuses with `not_found`,
 * also for hidden and service products.
 */
export async function getProduct(db: Db, key: { id: number } | { urlKey: string }, viewer: Viewer): Promise<Product> {
  const details = 'id' in key || isSlug(key.urlKey) ? await selectDetails(db, key, viewer.locale) : undefined
  if (!details) throw new DomainError('not_found')
  const relatedIds = await findRelated(db, details)
  const [card, ...related] = (await selectCards(db, [details.id, ...relatedIds], viewer.locale)).map((row) => toCard(row, viewer))
  if (!card) throw new DomainError('not_found')
  const config = toConfigurableConfig(details)
  return {
    ...card,
    images: details.images.filter(({ variant_id }) => variant_id === null).map(toImage),
    description: details.description,
    short_description: details.short_description,
    meta_title: details.meta_title,
    variants: details.variants.map((variant) => toVariant(variant, variantImages(details, variant.id), viewer)),
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
