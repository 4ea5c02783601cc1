import type { DraftAddress, MissingPart } from '@tsiran/contract/admin/draft-shapes'
import type { DraftLine } from '@tsiran/contract/admin/draft-line-shapes'
import { isDeliveryPhone, isEmail } from '@tsiran/contract/patterns'
import type { CartDelivery } from '../delivery/delivery-terms.ts'

interface Parts {
  lines: readonly DraftLine[]
  address: DraftAddress
  chosen: { pickup: boolean } | undefined
  payment: { disabled: boolean } | undefined
  delivery: CartDelivery
}

/** What the shop's own checkout would ask for; an e-mail is needed by a shopper alone, who has no other way to learn of the order. */
export function missingOf({
  lines,
  address: { first_name, phone, email, address1 },
  chosen,
  payment,
  delivery: { by_zones, collects, district, zone, slot },
}: Parts): MissingPart[] {
  const missing: Record<MissingPart, boolean> = {
    lines: lines.length === 0 || lines.some(({ problem }) => problem !== null),
    name: first_name.trim() === '',
    phone: !isDeliveryPhone(phone.trim()),
    email: email.trim() !== '' && !isEmail(email.trim()),
    address: !chosen?.pickup && !address1.some((line) => line.trim() !== ''),
    shipping: !chosen,
    payment: !payment || payment.disabled,
    district: by_zones && !collects && !district,
    slot: zone?.needs_slot === true && !slot?.open,
  }
  return (Object.keys(missing) as MissingPart[]).filter((part) => missing[part])
}
