import { sql } from 'kysely'
import { owedForOrder } from '../customers/customer-sums.ts'

const since = (days: number) => sql`o.created_at > now() - make_interval(days => ${days})`

/**
 * A lateral subquery with what a company `f` owes, from its open orders on credit: `d.debts` by the days since each order, `d.due`
 * for delivered ones, both in drams.
 */
export const companyDebts = sql`
  lateral (select json_build_object(
      'days_30', coalesce(sum(r.owed) filter (where r.days <= 30), 0), 'days_60', coalesce(sum(r.owed) filter (where r.days = 60), 0),
      'days_90', coalesce(sum(r.owed) filter (where r.days = 90), 0), 'older', coalesce(sum(r.owed) filter (where r.days > 90), 0)) as debts,
    coalesce(sum(r.owed) filter (where r.status = 'completed'), 0)::bigint as due
  from (select ${owedForOrder} as owed, o.status,
      case when ${since(30)} then 30 when ${since(60)} then 60 when ${since(90)} then 90 else 91 end as days
    from orders o where o.company_id = f.id and o.payment_method = 'credit' and o.status in ('pending', 'processing', 'completed')) r) d`
