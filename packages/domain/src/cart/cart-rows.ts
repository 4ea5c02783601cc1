import type { OrderAddress } from '@tsiran/contract/order-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Substitution } from '@tsiran/db/tables/carts'
import type { Text } from '@tsiran/db/tables/shared'
import type { Contents } from '../catalog/content-price.ts'
import type { CartDelivery } from '../delivery/delivery-terms.ts'
import type { Offer } from './cart.ts'

/** A variant with its current product data. */
export interface OrderableVariant extends Offer, Contents {
  product_id: number
  variant_id: number
  type: 'simple' | 'configurable'
  sku: string
  name: Text
  url_key: string
  unit: string
  status: 'published' | 'hidden' | 'service'
  media: string | null
  /** Percent by which a weighed portion may differ. */
  tolerance_pct: number
  age_restricted: boolean
  /** Labels of the chosen options. */
  options: Text[] | null
}

/** A stored line with its current variant. */
export interface LineRow extends OrderableVariant {
  item_id: number
  quantity: number
  seen_price: number
  seen_box_price: number | null
  seen_box_qty: number | null
  /** What to do where it is not there; null for the cart's wish. */
  substitution: Substitution | null
  /** The variant that the buyer names in its place. */
  substitute_variant_id: number | null
  substitute: OrderableVariant | null
}

/** A line whose variant was deleted. */
export interface LostRow {
  item_id: number
  product_id: number
  name: Text
  quantity: number
}

export interface ServiceRow {
  product_id: number
  variant_id: number
  sku: string
  name: Text
  url_key: string
  unit: string
  price: number
  company_price: number | null
  media: string | null
}

export interface CartRow {
  id: number
  locale: Locale
  billing_address: OrderAddress | null
  shipping_address: OrderAddress | null
  shipping_method: string | null
  shipping_title: Text | null
  /** Drams of the chosen way of delivery, and the subtotal from which it is free. */
  shipping_rate: number | null
  shipping_free_from: number | null
  payment_method: string | null
  payment_title: Text | null
  /** Where and when it is delivered; null in a shop without zones. */
  delivery: CartDelivery | null
  /** What to do where something is not there; null before the buyer chose. */
  substitution: Substitution | null
  lines: LineRow[]
  lost: LostRow[]
  service: ServiceRow | null
  /** Drams of the service line and of delivery as last shown to the shopper; null before the first time. */
  seen_service: number | null
  seen_shipping: number | null
}
