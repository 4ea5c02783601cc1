import { sql, type RawBuilder } from 'kysely'

/** Drams that are still owed for an order `o`: on a company's credit, delivered or on its way, and not paid. */
export const owedForOrder = sql<number>`
  case when o.payment_method = 'credit' and o.company_id is not null and o.status in ('pending', 'processing', 'completed')
    then o.grand_total - o.credit_settled else 0 end`

/** A lateral subquery with what somebody ordered: `s.orders`, `s.sum` in drams without canceled orders, `s.last_order_at`. */
export const orderSums = (whose: RawBuilder<unknown>) => sql`
  lateral (select count(*)::integer as orders, coalesce(sum(o.grand_total) filter (where o.status <> 'canceled'), 0)::bigint as sum,
    to_json(max(o.created_at)) as last_order_at from orders o where ${whose}) s`

/** The twenty newest orders as JSON: `PersonOrder` of the contract. */
export const newestOrders = (whose: RawBuilder<unknown>) => sql`
  coalesce((select json_agg(r order by r.id desc) from (
    select o.id, to_json(o.created_at) as created_at, o.status, o.payment_method, o.grand_total, ${owedForOrder} as owed
    from orders o where ${whose} order by o.id desc limit 20) r), '[]')`
