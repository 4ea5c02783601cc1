import type { OrderStatus } from '@tsiran/contract/order-shapes'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

export interface ListedOrder {
  status?: OrderStatus
  method?: string
  /** Drams. */
  total?: number
  /** ISO 8601 with its offset. */
  placed?: string
  email?: string
  name?: [first: string, last: string]
  phone?: string
  company?: number
  customer?: number
  description?: string
  /** Its hours, ISO 8601 with their offset. */
  slot?: { starts_at: string; ends_at: string }
}

/** Inserts an order without lines, for tests of lists. Returns its number. */
export async function createListedOrder(db: Db, order: ListedOrder = {}): Promise<number> {
  const {
    status = 'pending',
    method = 'cashondelivery',
    total = 1000,
    placed = '2026-05-10T12:00:00+04:00',
  } = order
  const { email = 'ani@example.am', name = ['Ani', 'Sargsyan'], phone = '+374 91 000000' } = order
  const address = {
    first_name: name[0],
    last_name: name[1],
    company_name: '',
    email,
    phone,
    country: 'AM',
    state: '',
    city: 'Yerevan',
    address1: ['Tumanyan 5'],
    postcode: '',
  }
  const zone = { hy: 'Գոտի', ru: 'Зона', en: 'Zone' }
  const slot = order.slot
    ? JSON.stringify({ ...order.slot, zone, district: null, fee: 0, pickup: false })
    : null
  const title = JSON.stringify({ hy: method, ru: method, en: method })
  const { rows } = await sql<{ id: number }>`
    with cart as (insert into carts (api_token, status, locale) values (md5(random()::text), 'ordered', 'hy') returning id)
    insert into orders (cart_id, customer_id, company_id, locale, status, email, billing_address, shipping_address, shipping_method,
      shipping_title, shipping_amount, payment_method, payment_title, sub_total, grand_total, description, hold_until, created_at, slot)
    select id, ${order.customer ?? null}::integer, ${order.company ?? null}::integer, 'hy', ${status}, ${email}, ${JSON.stringify(address)}, ${JSON.stringify(address)},
      'flatrate_flatrate', ${title}, 0, ${method}, ${title}, ${total}, ${total}, ${order.description ?? ''},
      case when ${status} = 'pending_payment' then now() end, ${placed}, ${slot}::jsonb from cart returning id`.execute(
    db,
  )
  return rows[0]!.id
}
