import type { Db } from '@tsiran/db/database'
import type { DraftFields } from '../drafts/write-draft-cart.ts'
import { createDraft } from '../drafts/change-draft.ts'
import type { DraftWriter } from '../drafts/draft-writer.ts'
import { offlineOrderServices } from '../order-management/order-services.ts'
import { createStaff } from '../staff/create-staff.ts'

/** Somebody of the staff who takes orders by phone, without a bank; mails go to the outbox. */
export async function createPhoneStaff(db: Db, name = 'Nare'): Promise<DraftWriter> {
  const email = `${name.toLowerCase()}@staff.test`
  const id = await createStaff(db, {
    email,
    name,
    roles: ['orders'],
    passwordHash: 'none',
    locale: 'en',
  })
  const services = {
    ...offlineOrderServices,
    mails: { origin: 'http://shop.test', shopEmail: 'shop@shop.test' },
  }
  return { by: { kind: 'staff', id: id!, name }, locale: 'en', services }
}

/** A guest's address without an e-mail. */
export const guestAddress = {
  first_name: 'Karen',
  last_name: 'Melkonyan',
  phone: '+374 91 223344',
  address1: ['Abovyan 12'],
}

/** A guest's draft, ready to be placed, with pieces of a variant. */
export const readyDraft = (
  db: Db,
  variantId: number,
  quantity: number,
  writer: DraftWriter,
  fields: DraftFields = {},
) =>
  createDraft(
    db,
    { address: guestAddress, lines: [{ variant_id: variantId, quantity }], ...fields },
    writer,
  )
