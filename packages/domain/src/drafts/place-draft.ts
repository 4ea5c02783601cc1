import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { serviceTotal } from '../cart/price-cart.ts'
import { saveSteps } from '../cart/checkout-steps.ts'
import { readStoredCart } from '../cart/read-cart.ts'
import { replaceLines } from '../cart/replace-lines.ts'
import { placeCart } from '../checkout/place-order.ts'
import { saveAddress } from '../checkout/save-address.ts'
import { savePayment } from '../checkout/save-payment.ts'
import { saveShipping } from '../checkout/save-shipping.ts'
import { DomainError } from '../errors.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { findOrder } from '../orders/read-order.ts'
import { writeAudit } from '../shared/audit.ts'
import type { Viewer } from '../shared/viewer.ts'
import { viewerOf } from './buyer.ts'
import { requireVersion, type DraftWriter } from './draft-writer.ts'
import { findDraft, lockDraft, type DraftRow } from './draft-rows.ts'
import { viewDraft } from './draft-view.ts'
import { checkReady } from './check-ready.ts'

interface PlaceCall {
  id: number
  version: number
  /** Drams of the whole order that were agreed on. */
  expectedTotal: number
  /** Whether the staff agrees to less than the zone's minimum. */
  belowMinimum?: boolean | undefined
}

/**
 * Places a draft as its buyer's order by the use cases of the shop's own checkout, without the limits on strangers (R47). Repeated
 * calls return the same order. The buyer is mailed where there is an e-mail. Refuses with `not_found`, `version_conflict`,
 * `cart_empty`, `validation_failed` (name, phone, e-mail, street, district, slot), `below_minimum`, `slot_taken`, `step_missing`,
 * `credit_limit_reached`, and `cart_changed` with the draft where a line has a problem or the total is another one.
 */
export async function placeDraft(
  db: Db,
  { id, version, expectedTotal, belowMinimum }: PlaceCall,
  writer: DraftWriter,
): Promise<OrderRow> {
  try {
    return await inTransaction(db, async (tx) => {
      const row = await lockDraft(tx, id)
      if (row.order_id !== null) return findOrder(tx, row.order_id)
      const draft = await viewDraft(tx, row, writer)
      await requireVersion(tx, draft, version)
      checkReady(draft, expectedTotal)
      return placeLocked(tx, row, draft, { expectedTotal, belowMinimum, writer })
    })
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'cart_changed') throw error
    throw new DomainError('cart_changed', {
      data: await viewDraft(db, await findDraft(db, id), writer),
    })
  }
}

async function placeLocked(
  tx: Tx,
  row: DraftRow,
  draft: Draft,
  {
    expectedTotal,
    belowMinimum,
    writer: { by, services },
  }: Pick<PlaceCall, 'expectedTotal' | 'belowMinimum'> & { writer: DraftWriter },
): Promise<OrderRow> {
  const owner = { apiToken: row.api_token }
  const viewer = await viewerOf(tx, row.customer_id, row.locale)
  await acceptPrices(tx, row, viewer)
  const billing = {
    ...draft.address,
    address1: streetOf(draft),
    city: 'Yerevan',
    use_for_shipping: true,
  }
  await saveAddress(tx, owner, {
    billing,
    shipping: undefined,
    addressId: undefined,
    districtId: draft.district_id ?? undefined,
    viewer,
  })
  await saveShipping(tx, owner, draft.shipping_method!, viewer)
  await savePayment(tx, owner, { method: draft.payment_method!, viewer, services })
  const order = await placeCart(tx, {
    owner,
    viewer,
    description: row.note,
    services,
    shown: { total: expectedTotal },
    belowMinimum,
    by,
  })
  await tx
    .updateTable('drafts')
    .set({ state: 'placed', address: '{}', note: '', updated_at: new Date() })
    .where('id', '=', row.id)
    .execute()
  await writeAudit(tx, {
    by,
    action: 'order.place',
    subject: { type: 'order', id: order.id, label: String(order.id) },
    after: {
      draft_id: row.id,
      customer_id: row.customer_id,
      grand_total: order.grand_total,
      payment_method: order.payment_method,
    },
    ...(order.company_id !== null && { companyId: order.company_id }),
  })
  return order
}

/** The total was agreed on: present prices count as seen, and only later changes are refused. */
async function acceptPrices(
  tx: Tx,
  { cart_id, api_token: apiToken }: DraftRow,
  viewer: Viewer,
): Promise<void> {
  const { lines, service } = (await readStoredCart(tx, { apiToken }))!
  const pieces = lines.map(({ variant_id: variantId, quantity }) => ({ variantId, quantity }))
  await replaceLines(tx, cart_id, pieces, viewer)
  if (service) await saveSteps(tx, { apiToken }, { seen_service: serviceTotal(service, viewer) })
}

/** Street of the order; where the buyer collects it, the place, as the shop's own checkout writes it. */
function streetOf({ address, shipping_method, shippings }: Draft): string[] {
  const street = address.address1.filter((line) => line.trim() !== '')
  const chosen = shippings.find(({ method }) => method === shipping_method)
  return street.length === 0 && chosen?.pickup ? [chosen.title] : street
}
