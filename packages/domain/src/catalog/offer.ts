import { hasCompanyPrices, type PriceViewer, type Viewer } from '../shared/viewer.ts'
import { contentPrice, weighedView, type Contents } from './content-price.ts'

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
