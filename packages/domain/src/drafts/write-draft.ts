import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { readBuyer } from '../companies/find-buyers.ts'
import { refuseBlocked } from '../customers/blocked.ts'
import { findPerson } from '../customers/find-person.ts'
import type { OrderServices } from '../order-management/order-services.ts'
import { accountAddress, addressesOf, emptyAddress, viewerOf } from './buyer.ts'
import type { DraftRow } from './draft-rows.ts'
import { type DraftFields, writeCart } from './write-draft-cart.ts'

/**
 * Writes fields into a locked draft and its cart. Another buyer brings the own address and language. Present prices count as seen.
 * Refuses as {@link viewerOf}, {@link refuseBlocked} and {@link replaceLines} do, and with `validation_failed` (a method that is not
 * offered, a district that nothing is delivered to, a slot of another zone).
 */
export async function writeDraft(
  tx: Tx,
  draft: DraftRow,
  fields: DraftFields,
  services: OrderServices,
): Promise<void> {
  const customerId = fields.customerId === undefined ? draft.customer_id : fields.customerId
  const known =
    customerId === draft.customer_id
      ? { address: draft.address, locale: draft.locale }
      : await knownOf(tx, draft, customerId)
  const locale = fields.buyerLocale ?? known.locale
  const viewer = await viewerOf(tx, customerId, locale)
  if (customerId !== null && customerId !== draft.customer_id) await refuseBlocked(tx, customerId)
  await tx
    .updateTable('drafts')
    .set({
      customer_id: customerId,
      locale,
      address: JSON.stringify({ ...emptyAddress, ...known.address, ...fields.address }),
      note: fields.note ?? draft.note,
      updated_at: sql`now()`,
    })
    .where('id', '=', draft.id)
    .execute()
  const lines = fields.lines?.map(({ variant_id: variantId, quantity }) => ({
    variantId,
    quantity,
  }))
  await writeCart(tx, draft, { ...fields, lines }, viewer, services)
}

/** Address and language of a draft's new buyer; a draft that becomes a guest's loses the customer's address. */
async function knownOf(
  tx: Tx,
  draft: DraftRow,
  customerId: number | null,
): Promise<Pick<DraftRow, 'address' | 'locale'>> {
  const buyer = customerId === null ? undefined : await readBuyer(tx, customerId)
  if (!buyer) return { address: {}, locale: draft.locale }
  const [saved] = await addressesOf(tx, buyer)
  const person = await findPerson(tx, buyer.customer_id)
  return { address: saved ?? accountAddress(buyer), locale: person?.locale ?? draft.locale }
}
