import type { AdditionalInformation, Variant } from '@tsiran/contract/product-shapes'
import type { ProductImage } from '@tsiran/contract/configurable-shapes'
import type { ProductCard } from '@tsiran/contract/product-card-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { hasCompanyPrices, type PriceViewer, type Viewer } from '../shared/viewer.ts'
import { contentPrice, weighedView, type Contents } from './content-price.ts'
import { imageUrl, imageUrls } from '../media/media.ts'

/** Price and stock of one variant; money in drams, quantities in pieces. */
export interface Offer extends Contents {
  price: number
  old_price: number | null
  company_price: number | null
  qty: number
  min_qty: number
  box_price: number | null
  box_qty: number | null
  barcode: string | null
}

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

/** A saving needs an old price above the price (R5). */
export const isSaving = ({ price, old_price }: Pick<Offer, 'price' | 'old_price'>): boolean =>
  old_price !== null && old_price > price

/** Price before the saving, in drams; the price itself where there is none. */
export const regularPrice = (offer: Pick<Offer, 'price' | 'old_price'>): number =>
  isSaving(offer) ? offer.old_price! : offer.price

/** The variant that represents a product in lists (R43): the lowest price, the first of equals. */
export function lowestVariant<V extends Pick<Offer, 'price'>>(
  variants: readonly V[],
): V | undefined {
  return variants.reduce<V | undefined>(
    (lowest, variant) => (lowest && lowest.price <= variant.price ? lowest : variant),
    undefined,
  )
}

/** Whose prices are shown, in which language. */
export type CardViewer = PriceViewer & Pick<Viewer, 'locale'>

/** An offer as a viewer may see it: an old price only with a saving, a company price only for companies. */
export function toOfferView(offer: Offer, viewer: CardViewer) {
  const { locale } = viewer
  const company = hasCompanyPrices(viewer) ? offer.company_price : null
  const { box_price, box_qty } = offer
  return {
    unit_price: contentPrice(offer, offer.price, locale),
    company_unit_price: company === null ? null : contentPrice(offer, company, locale),
    box_unit_price:
      box_price === null || box_qty === null
        ? null
        : // A full box never costs more than its pieces (R4).
          contentPrice(
            offer,
            Math.min(box_price, box_qty * (company ?? offer.price)),
            locale,
            box_qty,
          ),
    weighed: weighedView(offer, locale),
    barcode: offer.barcode,
    price: offer.price,
    old_price: isSaving(offer) ? offer.old_price : null,
    company_price: company,
    qty: offer.qty,
    min_qty: offer.min_qty,
    box_price,
    box_qty,
  }
}

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
