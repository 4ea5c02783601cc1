import type { PaidState } from '@tsiran/contract/admin/order-list-shapes'
import { fullName } from '@tsiran/contract/full-name'
import type { Locale } from '@tsiran/contract/locale'
import type { OrderStatus } from '@tsiran/contract/order-shapes'
import type { ListRow } from './list-queries.ts'
import { maskName } from '../shared/mask.ts'
import { maskAddress } from './people-mask.ts'

export interface ExportedOrder {
  id: number
  /** ISO 8601. */
  created_at: string
  status: OrderStatus
  name: string
  phone: string
  email: string
  company: string
  city: string
  street: string
  delivery: string
  payment: string
  paid: PaidState
  lines: number
  /** Drams. */
  shipping_amount: number
  grand_total: number
}

/** An order as a row of the file; masked for whoever may not see `people`. */
export function viewExported(row: ListRow, locale: Locale, people: boolean): ExportedOrder {
  const address = people ? row.shipping_address : maskAddress(row.shipping_address)
  return {
    id: row.id,
    created_at: row.created_at,
    status: row.status,
    name: people ? fullName(address) : maskName(fullName(row.shipping_address)),
    phone: address.phone,
    email: people ? row.email : '',
    company: row.company_name ?? address.company_name,
    city: address.city,
    street: address.address1.join(', '),
    delivery: row.shipping_title[locale],
    payment: row.payment_title[locale],
    paid: row.paid,
    lines: row.lines,
    shipping_amount: row.shipping_amount,
    grand_total: row.grand_total,
  }
}
