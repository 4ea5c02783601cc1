import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import type { Cart } from '@tsiran/contract/cart-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { deliveryRate } from '../cart/cart-delivery.ts'
import { viewCart } from '../cart/cart-view.ts'
import { priceCart } from '../cart/price-cart.ts'
import type { CartRow } from '../cart/cart-rows.ts'
import { readStoredCart } from '../cart/read-cart.ts'
import { readBuyer } from '../companies/find-buyers.ts'
import { isSlotOver, noDelivery, termsOf, type CartDelivery } from '../delivery/delivery-terms.ts'
import { listZones } from '../delivery/list-zones.ts'
import { slotsOfZone } from '../delivery/open-slots.ts'
import { offeredShippings } from '../checkout/offered-methods.ts'
import type { OrderServices } from '../order-management/order-services.ts'
import type { Viewer } from '../shared/viewer.ts'
import { addressesOf, emptyAddress, viewerOf } from './buyer.ts'
import type { DraftRow } from './draft-rows.ts'
import { phonePayments } from './phone-payments.ts'
import { missingOf } from './missing-parts.ts'
import { viewLines } from './draft-lines.ts'

export interface DraftReader {
  /** Language of names and titles: that of whoever takes the order. */
  locale: Locale
  services: OrderServices
}

/** A draft at present prices and stock, with what its order still needs. Read only. */
export async function viewDraft(
  db: Db | Tx,
  draft: DraftRow,
  { locale, services }: DraftReader,
): Promise<Draft> {
  const viewer = await viewerOf(db, draft.customer_id, locale)
  const stored = await readStoredCart(db, { apiToken: draft.api_token })
  const cart = stored && withoutSlotOver(stored)
  const shown = cart ? viewCart(cart, viewer) : null
  const priced = cart && priceCart(cart, viewer)
  const delivery = cart?.delivery ?? noDelivery
  const buyer =
    draft.customer_id === null ? null : ((await readBuyer(db, draft.customer_id)) ?? null)
  const shippings = (await offeredShippings(db)).map((way) => ({
    method: way.code,
    title: way.title[locale],
    rate: deliveryRate(termsOf(delivery, way) ?? way, shown?.sub_total ?? 0),
    pickup: way.pickup,
  }))
  const payments = await phonePayments(db, viewer, { cart: shown, services })
  const address = { ...emptyAddress, ...draft.address }
  const chosen = shippings.find(({ method }) => method === cart?.shipping_method)
  const payment = payments.find(({ method }) => method === cart?.payment_method)
  const lines = cart && priced ? viewLines(cart, priced.lines, locale) : []
  const service =
    cart?.service && lines.some(({ available }) => available > 0) ? cart.service : null
  return {
    id: draft.id,
    version: draft.version,
    state: draft.state,
    order_id: draft.order_id,
    staff: { id: draft.staff_id, name: draft.staff_name },
    created_at: draft.created_at.toISOString(),
    updated_at: draft.updated_at.toISOString(),
    buyer,
    addresses: buyer ? await addressesOf(db, buyer) : [],
    address,
    buyer_locale: draft.locale,
    lines,
    service: service && priced ? { name: service.name[locale], total: priced.service } : null,
    sub_total: shown?.sub_total ?? 0,
    shipping_amount: shown?.shipping ?? null,
    grand_total: shown?.grand_total ?? 0,
    shipping_method: chosen?.method ?? null,
    shippings,
    payment_method: payment?.method ?? null,
    payments,
    ...(await viewDelivery(db, delivery, { shown, viewer })),
    note: draft.note,
    missing: missingOf({ lines, address, chosen, payment, delivery }),
  }
}

/** The draft is placed without such a slot, and without its fee. */
const withoutSlotOver = (cart: CartRow): CartRow =>
  cart.delivery && isSlotOver(cart.delivery)
    ? { ...cart, delivery: { ...cart.delivery, slot: null } }
    : cart

type DeliveryView = Pick<Draft, 'districts' | 'district_id' | 'days' | 'slot' | 'minimum'>

/** Where and when a draft can be delivered, and where and when it is to be. */
async function viewDelivery(
  db: Db | Tx,
  { by_zones, collects, zone }: CartDelivery,
  { shown, viewer }: { shown: Cart | null; viewer: Viewer },
): Promise<DeliveryView> {
  const { locale } = viewer
  const { minimum, slot = null, district_id = null } = shown ?? {}
  const asks = by_zones && !collects
  // Before a district the least of all zones is no more than a hint.
  const isDecided = zone !== null || viewer.companyMinimum != null
  const { districts } = asks ? await listZones(db, locale) : { districts: [] }
  return {
    districts: districts.flatMap(({ id, name, zone_id }) =>
      zone_id === null ? [] : [{ id, name }],
    ),
    district_id: asks ? district_id : null,
    days: zone ? await slotsOfZone(db, zone.id, { locale, openOnly: true }) : [],
    slot,
    minimum: isDecided && minimum ? { amount: minimum.amount, missing: minimum.missing } : null,
  }
}
