import type { AdminCompany } from '@tsiran/contract/admin/company-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { newestOrders, orderSums } from '../customers/customer-sums.ts'
import { maskEmail, maskName, maskPhone } from '../shared/mask.ts'
import { companyDebts } from './debts.ts'

const own = sql`o.company_id = f.id`

/** One company for the merchant, with users, the newest orders and requests, credit and payments. Refuses with `not_found`. */
export async function readCompany(db: Db | Tx, id: number): Promise<AdminCompany> {
  const { rows } = await sql<AdminCompany>`
    select f.id, f.version, f.name, f.tin, f.address, f.status, f.note, f.minimum_order, to_json(f.created_at) as created_at,
      f.credit_line, f.credit_owed as owed, d.debts, d.due, s.orders, s.sum, s.last_order_at, ${newestOrders(own)} as recent_orders,
      coalesce((select json_agg(json_build_object('id', c.id, 'name', trim(c.first_name || ' ' || c.last_name), 'email', c.email,
        'phone', c.phone, 'role', c.role, 'position', c.position, 'blocked', c.blocked) order by c.role <> 'Manager', c.id)
        from customers c where c.company_id = f.id), '[]') as users,
      coalesce((select json_agg(r order by r.id desc) from (select q.id, to_json(q.created_at) as created_at, q.customer_name as user,
        q.status, q.total, q.order_id from cart_requests q where q.company_id = f.id order by q.id desc limit 20) r), '[]') as requests,
      coalesce((select json_agg(r order by r.id desc) from (select p.id, to_json(p.at) as at, p.amount, p.note,
        coalesce(t.name, 'script') as by from company_payments p left join staff t on t.id = p.staff_id
        where p.company_id = f.id order by p.id desc limit 20) r), '[]') as payments
    from companies f cross join ${orderSums(own)} cross join ${companyDebts} where f.id = ${id}`.execute(
    db,
  )
  if (!rows[0]) throw new DomainError('not_found')
  return rows[0]
}

/** The company for somebody who may not see people: without its address and what people typed; names, e-mails and phones masked. */
export const withoutPeople = (company: AdminCompany): AdminCompany => ({
  ...company,
  address: '',
  note: '',
  users: company.users.map((user) => ({
    ...user,
    name: maskName(user.name),
    email: maskEmail(user.email),
    phone: maskPhone(user.phone),
  })),
  requests: company.requests.map((request) => ({ ...request, user: maskName(request.user) })),
  payments: company.payments.map((payment) => ({ ...payment, note: '' })),
})
