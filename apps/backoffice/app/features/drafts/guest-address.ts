import type { DraftAddress } from '@tsiran/contract/admin/draft-shapes'
import { splitName } from '@tsiran/contract/full-name'
import { isDeliveryPhone, isEmail } from '@tsiran/contract/patterns'

/** What a text says of a guest: a phone, an e-mail, or a name. */
export function guestAddress(text: string): Partial<DraftAddress> {
  if (text === '') return {}
  if (isDeliveryPhone(text)) return { phone: text }
  return isEmail(text) ? { email: text } : splitName(text)
}
