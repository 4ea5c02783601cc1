import { allergens } from '@tsiran/contract/allergens'
import type { Product } from '@tsiran/contract/product-shapes'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { toCardRow } from './card-queries.ts'
import { isSlug, toCard, toImage, toVariant, withoutHidden } from './catalog.ts'
import type { CardViewer } from './offer.ts'
import { toConfigurableConfig, variantImages } from './configurable.ts'
import { selectNames } from './select-names.ts'
import { nameIdsOf, toDetails } from './product-details.ts'
import { selectProductPage } from './product-queries.ts'
import { findByOldKey } from './url-redirects.ts'

type ProductKey = { id: number } | { urlKey: string }

/** By an earlier url_key only where no product has it now. */
async function findPage(db: Db, key: ProductKey, viewer: CardViewer) {
  const page = await selectProductPage(db, key, viewer)
  if (page || 'id' in key) return page
  const id = await findByOldKey(db, 'product', key.urlKey)
  return id === undefined ? undefined : selectProductPage(db, { id }, viewer)
}

/**
 * One listed product for its page, by id or url_key, with related products. A product is found by an earlier url_key, too, and has its
 * present one. Refuses with `not_found`, also for hidden and service products.
 */
export async function getProduct(
  db: Db,
  key: ProductKey,
  viewer: CardViewer,
  readNames = selectNames,
): Promise<Product> {
  const page = 'id' in key || isSlug(key.urlKey) ? await findPage(db, key, viewer) : undefined
  const [card, ...related] = page?.cards?.map((row) => toCard(toCardRow(row), viewer)) ?? []
  if (!page || !card) throw new DomainError('not_found')
  const names = await readNames(db, nameIdsOf(page), viewer.locale)
  const details = toDetails(page, names, viewer.locale)
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
