import { noLastName } from '@tsiran/contract/full-name'
import { sql } from 'kysely'
import { companyDebts } from '../companies/debts.ts'
import { isSold, within, type ReportQuery, type ReportRange } from './report-query.ts'

/** Who an order is of: a customer, or a guest by the e-mail; without one, as by phone, by the number in any writing. */
const person = sql`coalesce(o.customer_id::text, nullif(lower(o.email), ''),
  right(regexp_replace(o.billing_address ->> 'phone', '\\D', '', 'g'), 8))`

/** A person's name without the mark of a missing last name. */
const name = sql`concat_ws(' ', o.billing_address ->> 'first_name',
  nullif(nullif(o.billing_address ->> 'last_name', ${noLastName}), ''))`

/** What each buyer ordered: a company or a person. */
export const customersReport = (range: ReportRange): ReportQuery => ({
  columns: [
    { name: 'buyer', kind: 'text' },
    { name: 'email', kind: 'text' },
    { name: 'orders', kind: 'pieces', summed: true },
    { name: 'sum', kind: 'drams', summed: true },
    { name: 'lastDay', kind: 'day' },
  ],
  rows: sql`
    select coalesce((select f.name from companies f where f.id = s.company_id), s.name) as buyer, s.email, s.orders, s.sum, s.day as "lastDay"
    from (
      select o.company_id, case when o.company_id is null then ${person} end as person,
        (array_agg(${name} order by o.id desc))[1] as name,
        (array_agg(o.email order by o.id desc))[1] as email, count(*)::integer as orders, sum(o.grand_total)::bigint as sum,
        max(order_day(o.created_at))::text as day
      from orders o where ${isSold} and ${within(sql`o.created_at`, range)} group by 1, 2) s`,
  order: sql`sum desc, buyer`,
})

/** What each company owes now, by the days since its orders. */
export const debtsReport = (): ReportQuery => ({
  columns: [
    { name: 'company', kind: 'text' },
    { name: 'tin', kind: 'text' },
    { name: 'creditLine', kind: 'drams' },
    { name: 'owed', kind: 'drams', summed: true },
    { name: 'days30', kind: 'drams', summed: true },
    { name: 'days60', kind: 'drams', summed: true },
    { name: 'days90', kind: 'drams', summed: true },
    { name: 'older', kind: 'drams', summed: true },
  ],
  rows: sql`
    select f.name as company, f.tin, f.credit_line as "creditLine", f.credit_owed as owed,
      (d.debts ->> 'days_30')::bigint as "days30", (d.debts ->> 'days_60')::bigint as "days60",
      (d.debts ->> 'days_90')::bigint as "days90", (d.debts ->> 'older')::bigint as older
    from companies f cross join ${companyDebts} where f.credit_owed > 0`,
  order: sql`owed desc, company`,
})
