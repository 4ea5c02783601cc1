import type { AdditionalInformation, Variant } from '@tsiran/contract/product-shapes'
import type { ProductImage } from '@tsiran/contract/configurable-shapes'
import type { ProductCard } from '@tsiran/contract/product-card-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { imageUrl, imageUrls } from '../media/media.ts'
import { type Offer, regularPrice, type CardViewer, toOfferView } from './offer.ts'

/** Row for a product's card; the offer is that of the variant that costs its viewer least. */
export interface CardRow extends Offer {
  id: number
  sku: string
  type: 'simple' | 'configurable'
  name: string
  url_key: string
  unit: 'piece' | 'kg' | 'l' | 'pack'
  media: string | null
  cats: number[]
  brand_id: number | null
  brand_label: string | null
  age_restricted: boolean
  created_at: Date
}

export const toImage = ({
  id,
  media,
  alt,
}: {
  id: number
  media: string
  alt?: string | null
}): ProductImage => ({
  id,
  ...imageUrls(media),
  ...(alt && { alt }),
})

/** Whether a text can be a slug or url_key; others never reach the database. */
export const isSlug = (text: string): boolean => /^[a-z0-9-]+$/.test(text)

/** A product's card. `qty` is the largest stock of a single variant (spec 1 §5). */
export function toCard(row: CardRow, viewer: CardViewer): ProductCard {
  return {
    id: row.id,
    sku: row.sku,
    type: row.type,
    name: row.name,
    url_key: row.url_key,
    ...toOfferView(row, viewer),
    formated_price: formatMoney(row.price),
    regular_price: regularPrice(row),
    in_stock: row.qty > 0,
    unit: row.unit,
    image: imageUrl(row.media, 'small'),
    base_image: imageUrls(row.media),
    cats: row.cats,
    brand:
      row.brand_id === null || row.brand_label === null
        ? null
        : { id: row.brand_id, label: row.brand_label },
    is_wishlisted: false,
    age_restricted: row.age_restricted,
    created_at: row.created_at.toISOString(),
  }
}

/** A variant with the given pictures. */
export function toVariant(
  row: Offer & { id: number; sku: string },
  images: ProductImage[],
  viewer: CardViewer,
): Variant {
  return { id: row.id, sku: row.sku, ...toOfferView(row, viewer), images }
}

/** Ids of attributes hidden from shoppers (spec 1 §9). */
const hiddenAttributes = new Set([25, 34])

/** Attribute values without the hidden ones. */
export const withoutHidden = <V extends Pick<AdditionalInformation, 'id'>>(
  values: readonly V[],
): V[] => values.filter(({ id }) => !hiddenAttributes.has(id))
