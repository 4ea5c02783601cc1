import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import { DomainError } from '../errors.ts'
import { checkFields } from '../shared/fields.ts'

/** Refuses a draft whose order lacks something, or costs something else than expected. */
export function checkReady(
  { lines, missing, address, grand_total }: Draft,
  expectedTotal: number,
): void {
  if (lines.length === 0) throw new DomainError('cart_empty')
  if (missing.includes('lines')) throw new DomainError('cart_changed')
  checkFields({
    'address.first_name': missing.includes('name') ? 'required' : undefined,
    'address.phone': missing.includes('phone')
      ? address.phone
        ? 'phoneNumber'
        : 'required'
      : undefined,
    'address.email': missing.includes('email') ? 'email' : undefined,
    'address.address1': missing.includes('address') ? 'required' : undefined,
    district_id: missing.includes('district') ? 'required' : undefined,
    slot_id: missing.includes('slot') ? 'required' : undefined,
  })
  if (missing.includes('shipping') || missing.includes('payment')) throw stepRefusal(missing)
  if (grand_total !== expectedTotal) throw new DomainError('cart_changed')
}

const stepRefusal = (missing: Draft['missing']) =>
  new DomainError(missing.includes('shipping') ? 'step_missing' : 'credit_limit_reached')
