import type { AdminCustomer } from '@tsiran/contract/admin/customer-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { newestOrders, orderSums } from './customer-sums.ts'

const own = sql`o.customer_id = c.id`

/** One customer for the merchant, with addresses and the newest orders. Refuses with `not_found`. */
export async function readCustomer(db: Db | Tx, id: number): Promise<AdminCustomer> {
  const { rows } = await sql<AdminCustomer>`
    select c.id, c.version, c.first_name, c.last_name, c.email, c.phone, c.locale as language, coalesce(c.role, 'person') as kind, c.position,
      case when f.id is not null then json_build_object('id', f.id, 'name', f.name) end as company,
      c.email_verified_at is not null as verified, c.blocked, c.note, to_json(c.created_at) as created_at,
      s.orders, s.sum, s.last_order_at, ${newestOrders(own)} as recent_orders,
      coalesce((select json_agg(json_build_object('id', a.id, 'name', trim(a.first_name || ' ' || a.last_name), 'phone', a.phone,
        'text', array_to_string(a.address1 || a.city, ', ')) order by a.id) from addresses a where a.customer_id = c.id), '[]') as addresses
    from customers c left join companies f on f.id = c.company_id cross join ${orderSums(own)} where c.id = ${id}`.execute(
    db,
  )
  if (!rows[0]) throw new DomainError('not_found')
  return rows[0]
}
