import { isAllowed, type StaffRole } from '@tsiran/contract/admin/permissions'
import type { Today, WaitingThings } from '@tsiran/contract/admin/today'
import { lotDays, waitingPermissions, type Waiting } from '@tsiran/contract/admin/waiting'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { isoDay } from '@tsiran/i18n/dates'
import { sql, type RawBuilder } from 'kysely'
import { imageUrl } from '../media/media.ts'
import { isLate } from '../orders/late-orders.ts'
import { isUnclear } from '../payments/count-payments.ts'
import { countToPick } from '../picking/orders-to-pick.ts'
import { countLots } from '../stock/list-lots.ts'
import { isSold, within } from './report-query.ts'
import { readDaySales } from './read-day-sales.ts'

const week = sql`interval '7 days'`
/** Rows of the short lists. */
const maxShown = 5

/** How many there are of each thing that waits for somebody. */
const counts: Record<Waiting, RawBuilder<unknown>> = {
  orders: sql`select count(*) from orders where status = 'pending'`,
  picking: countToPick,
  late: sql`select count(*) from orders o where ${isLate}`,
  payments: sql`select count(*) from payments where ${isUnclear}`,
  refunds: sql`select count(*) from payment_refunds where state in ('due', 'refunding')`,
  companies: sql`select count(*) from companies where status = 'new'`,
  messages: sql`select count(*) from contact_messages where state = 'new'`,
  comments: sql`select count(*) from blog_comments where status = 'waiting'`,
  stock: sql`select count(*) from variants v where v.low_mark is not null and v.qty <= v.low_mark and v.removed_at is null
    and exists (select from products p where p.id = v.product_id and p.deleted_at is null and p.status <> 'service')`,
  lots: countLots({ within: lotDays }),
  imports: sql`select count(*) from imports where state = 'failed' and created_at > now() - ${week}`,
  mails: sql`select count(*) from mails where given_up_at > now() - ${week}`,
}

interface TodayCall {
  roles: readonly StaffRole[]
  locale: Locale
}

/** What waits for a person of these roles, and how the day goes up to `now`. */
export async function readToday(db: Db, { roles, locale }: TodayCall, now = new Date()) {
  const mayRead = (permission: Parameters<typeof isAllowed>[1]) => isAllowed(roles, permission)
  const [waiting, sales, best, misses] = await Promise.all([
    countWaiting(db, roles),
    mayRead('reports.read') ? readDaySales(db, now) : null,
    mayRead('reports.read') ? listBest(db, locale, now) : null,
    mayRead('search.read') ? listMisses(db, now) : null,
  ])
  return { day: isoDay(now), waiting, sales, best, misses } satisfies Today
}

/** What waits for a person of these roles. */
export async function readWaiting(db: Db, roles: readonly StaffRole[], now = new Date()) {
  return { day: isoDay(now), waiting: await countWaiting(db, roles) } satisfies WaitingThings
}

async function countWaiting(db: Db, roles: readonly StaffRole[]): Promise<Today['waiting']> {
  const seen = (Object.keys(waitingPermissions) as Waiting[]).filter((what) =>
    isAllowed(roles, waitingPermissions[what]),
  )
  if (seen.length === 0) return []
  const { rows } = await sql<{ what: Waiting; count: number }>`
    ${sql.join(
      seen.map((what) => sql`select ${what}::text as what, (${counts[what]})::integer as count`),
      sql` union all `,
    )}`.execute(db)
  return rows.filter(({ count }) => count > 0)
}

const daysBefore = (now: Date, days: number) => isoDay(new Date(now.getTime() - days * 86_400_000))

async function listBest(db: Db, locale: Locale, now: Date): Promise<NonNullable<Today['best']>> {
  const range = { from: daysBefore(now, 6), to: isoDay(now), locale }
  const { rows } = await sql<
    Omit<NonNullable<Today['best']>[number], 'image'> & { media: string | null }
  >`
    select s.product_id, p.name ->> ${locale}::text as name, s.pieces, s.sum,
      (select g.media from product_images g where g.product_id = p.id and g.variant_id is null order by g.position limit 1) as media
    from (
      select i.product_id, sum(i.quantity - i.canceled)::bigint as pieces, sum(i.total)::bigint as sum
      from orders o join order_items i on i.order_id = o.id
      where ${isSold} and ${within(sql`o.created_at`, range)} and i.stocked
      group by 1 order by sum(i.total) desc, 1 limit ${maxShown}) s
    join products p on p.id = s.product_id order by s.sum desc, s.product_id`.execute(db)
  return rows.map(({ media, ...row }) => ({ ...row, image: imageUrl(media, 'small') }))
}

async function listMisses(db: Db, now: Date): Promise<NonNullable<Today['misses']>> {
  const { rows } = await sql<{ query: string; count: number }>`
    select query, sum(count)::integer as count from search_misses where day >= ${daysBefore(now, 6)}::date
    group by query order by sum(count) desc, query limit ${maxShown}`.execute(db)
  return rows
}
