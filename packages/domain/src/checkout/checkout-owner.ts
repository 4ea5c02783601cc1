import { cartOwner } from '../cart/owner.ts'
import { DomainError } from '../errors.ts'
import type { CartOwner } from '../shared/viewer.ts'

type Caller = Parameters<typeof cartOwner>[0] & { session: { role: string | null } | null }

/** Whose cart is ordered. A sub-user's is not: the Manager orders (spec 2 §6). Refuses with `checkout_not_allowed`. */
export function checkoutOwner(caller: Caller): CartOwner | undefined {
  if (caller.session?.role === 'subUser') throw new DomainError('checkout_not_allowed')
  return cartOwner(caller)
}
