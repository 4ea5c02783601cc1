import type { AdminInput } from '@tsiran/contract/admin/api'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'

/** What a draft takes of an order: buyer, address and what was ordered, without substitutes and what the shop no longer has. */
export function draftOf({
  customer,
  shipping_address: to,
  lines,
}: Pick<
  AdminOrder,
  'customer' | 'shipping_address' | 'lines'
>): AdminInput<'POST /api/admin/drafts'>['body'] {
  const { first_name, last_name, company_name, email, phone, address1 } = to
  return {
    ...(customer && { customer_id: customer.id }),
    address: { first_name, last_name, company_name, email, phone, address1 },
    lines: lines.flatMap(({ variant_id, in_stock, stocked, replaces_id, ...line }) => {
      const quantity = line.agreed_quantity ?? line.quantity
      return variant_id !== null &&
        in_stock !== null &&
        stocked &&
        replaces_id === null &&
        quantity > 0
        ? [{ variant_id, quantity }]
        : []
    }),
  }
}
