import type { Draft, DraftAddress } from '@tsiran/contract/admin/draft-shapes'
import type { WantedLine } from '@tsiran/contract/admin/draft-line-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
import type { CartRow } from '../cart/cart-rows.ts'
import { viewCart } from '../cart/cart-view.ts'
import { priceCart } from '../cart/price-cart.ts'
import { saveSteps } from '../cart/checkout-steps.ts'
import { lockActiveCart } from '../cart/lock-cart.ts'
import { readStoredCart } from '../cart/read-cart.ts'
import { replaceLines, type PiecesOf } from '../cart/replace-lines.ts'
import { offeredShippings } from '../checkout/offered-methods.ts'
import { fieldError } from '../errors.ts'
import type { OrderServices } from '../order-management/order-services.ts'
import type { Viewer } from '../shared/viewer.ts'
import type { DraftRow } from './draft-rows.ts'
import { phonePayments } from './phone-payments.ts'

/** Fields of a draft; what is left out stays. */
export interface DraftFields {
  buyerLocale?: Locale | undefined
  /** Null for a guest. */
  customerId?: number | null | undefined
  address?: Partial<DraftAddress> | undefined
  lines?: readonly WantedLine[] | undefined
  shippingMethod?: string | undefined
  paymentMethod?: string | undefined
  districtId?: number | undefined
  slotId?: number | undefined
  note?: string | undefined
}

interface CartFields extends Pick<
  DraftFields,
  'shippingMethod' | 'paymentMethod' | 'districtId' | 'slotId'
> {
  lines: readonly PiecesOf[] | undefined
}

/** Methods are chosen for the draft where none is: the first that the shop offers the buyer. */
export async function writeCart(
  tx: Tx,
  { cart_id, api_token: apiToken }: DraftRow,
  { lines, shippingMethod, paymentMethod, districtId, slotId }: CartFields,
  viewer: Viewer,
  services: OrderServices,
): Promise<void> {
  const owner = { apiToken }
  const before = (await lockActiveCart(tx, owner))!
  const own = before.lines.map(({ variant_id: variantId, quantity }) => ({ variantId, quantity }))
  await replaceLines(tx, cart_id, lines ?? own, viewer)
  const offeredWays = await offeredShippings(tx)
  const wanted = shippingMethod ?? before.shipping_method
  const shipping =
    offeredWays.find(({ code }) => code === wanted) ??
    (shippingMethod === undefined ? offeredWays[0] : undefined)
  if (!shipping && shippingMethod !== undefined) throw fieldError('shipping_method', 'invalid')
  await saveSteps(tx, owner, {
    locale: viewer.locale,
    ...(shipping && { shipping_method: shipping.code }),
    ...(districtId !== undefined && { district_id: districtId }),
    ...(slotId !== undefined && { slot_id: slotId }),
  })
  const stored = (await readStoredCart(tx, owner))!
  checkDelivery(stored, { districtId, slotId })
  const { shipping: seen } = priceCart(stored, viewer)
  if (seen !== null) await saveSteps(tx, owner, { seen_shipping: seen })
  const cart = viewCart({ ...stored, seen_shipping: seen }, viewer)
  const offered = await phonePayments(tx, viewer, { cart, services })
  if (paymentMethod !== undefined && !offered.some(({ method }) => method === paymentMethod))
    throw fieldError('payment_method', 'invalid')
  const payment = paymentMethod ?? offeredPayment(offered, before.payment_method)
  if (payment !== undefined) await saveSteps(tx, owner, { payment_method: payment })
}

/** A district must be delivered to, and a slot be of the draft's zone. */
function checkDelivery(
  { delivery }: CartRow,
  { districtId, slotId }: Pick<DraftFields, 'districtId' | 'slotId'>,
): void {
  if (districtId !== undefined && delivery?.by_zones && delivery.district?.id !== districtId)
    throw fieldError('district_id', 'invalid')
  if (slotId !== undefined && delivery?.slot?.id !== slotId) throw fieldError('slot_id', 'invalid')
}

const offeredPayment = (offered: Draft['payments'], chosen: string | null): string | undefined =>
  (offered.find(({ method }) => method === chosen) ?? offered.find(({ disabled }) => !disabled))
    ?.method
