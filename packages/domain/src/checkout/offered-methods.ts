import type { Db, Tx } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import type { Text } from '@tsiran/db/tables/shared'
import { sql, type RawBuilder } from 'kysely'
import { termsOfDistrict } from '../delivery/delivery-of-cart.ts'
import type { DeliveryTerms } from '../delivery/delivery-terms.ts'

/** A delivery method that the shop offers. */
export interface OfferedShipping extends DeliveryTerms {
  code: string
  title: Text
  description: Text
  pickup: boolean
  /** What the asked district costs; null without one, and where nothing is delivered to it. */
  district: DeliveryTerms | null
}

/** {@link OfferedShipping} of each method in the merchant's order as JSON, with what a district costs. */
export const shippingOffers = (district: RawBuilder<unknown>) => sql<OfferedShipping[]>`(
  select coalesce(json_agg(o order by o.position, o.code), '[]') from (
    select code, title, description, rate, free_from, pickup, position, ${termsOfDistrict(district)} as district
    from shipping_methods where active) o)`

/** Delivery methods that the shop offers, in the merchant's order, with what a district costs. */
export const offeredShippings = (
  db: Db | Tx,
  districtId: number | null = null,
): Promise<OfferedShipping[]> => readOffers(db, shippingOffers(sql`${districtId}::integer`))

/** A payment method that the shop offers. */
export interface OfferedPayment {
  method: string
  title: Text
  description: Text
  img: string
}

/** {@link OfferedPayment} of each method in the merchant's order as JSON. */
export const paymentOffers = sql<OfferedPayment[]>`(
  select coalesce(json_agg(o order by o.position, o.method), '[]') from (
    select method, title, description, img, position from payment_methods where active) o)`

/** Reads a list of offers by itself. */
export async function readOffers<T>(db: Db | Tx, offers: RawBuilder<T>): Promise<T> {
  const { rows } = await sql<{ offers: T }>`${prepared}select ${offers} as offers`.execute(db)
  return rows[0]!.offers
}
