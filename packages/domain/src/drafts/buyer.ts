import type { Buyer, DraftAddress } from '@tsiran/contract/admin/draft-shapes'
import { fullName, splitName } from '@tsiran/contract/full-name'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { findPerson } from '../customers/find-person.ts'
import { listAddresses } from '../customers/list-addresses.ts'
import { DomainError } from '../errors.ts'
import { asGuest, type Viewer } from '../shared/viewer.ts'

/**
 * The customer as the shop's own use cases see one: prices, credit and the order's owner follow from it. Without a guest's limit of
 * pieces. Refuses with `not_found`, and a sub-user with `checkout_not_allowed` (spec 2 §6).
 */
export async function viewerOf(
  db: Db | Tx,
  customerId: number | null,
  locale: Locale,
): Promise<Viewer> {
  if (customerId === null) return asGuest(locale)
  const person = await findPerson(db, customerId)
  if (!person) throw new DomainError('not_found')
  if (person.role === 'subUser') throw new DomainError('checkout_not_allowed')
  const { company_id: companyId, role } = person
  return {
    locale,
    customerId,
    companyId,
    role,
    ordinaryPrices: person.ordinary_prices,
    companyMinimum: person.company_minimum,
  }
}

export const emptyAddress: DraftAddress = {
  first_name: '',
  last_name: '',
  company_name: '',
  email: '',
  phone: '',
  address1: [],
}

/** A buyer's saved addresses, with the company's name where an address has none. */
export async function addressesOf(db: Db | Tx, buyer: Buyer): Promise<DraftAddress[]> {
  return (await listAddresses(db, buyer.customer_id)).map((saved) => ({
    ...splitName(fullName(saved)),
    company_name: saved.company_name || (buyer.company?.name ?? ''),
    email: saved.email,
    phone: saved.phone,
    address1: saved.address1,
  }))
}

/** What is known of a buyer without a saved address. */
export const accountAddress = ({ name, phone, email, company }: Buyer): DraftAddress => ({
  ...splitName(name),
  company_name: company?.name ?? '',
  email,
  phone,
  address1: [],
})
