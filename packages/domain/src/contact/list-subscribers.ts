import type { Subscriber, subscriberStates } from '@tsiran/contract/admin/subscribers'
import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { maskEmail } from '../shared/mask.ts'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { wordPatterns } from '../shared/search-words.ts'

interface SubscriberQuery extends PageRange {
  /** Part of the address. */
  search?: string | undefined
  state?: (typeof subscriberStates)[number] | undefined
  /** Whether addresses are shown and searched. */
  people: boolean
}

const stateOf = sql`case when s.confirmed_at is not null then 'confirmed' when s.confirm_digest is not null then 'waiting'
  else 'ended' end`
const columns = sql`s.id, s.email, s.locale, ${stateOf} as state, to_json(s.confirmed_at) as confirmed_at,
  to_json(s.created_at) as created_at`

/** A page of the newsletter's readers, newest first, and their total number. */
export async function listSubscribers(
  db: Db,
  { search = '', state, people, ...range }: SubscriberQuery,
) {
  const parts: RawBuilder<unknown>[] = [sql`true`]
  if (people) for (const pattern of wordPatterns(search)) parts.push(sql`s.email like ${pattern}`)
  if (state !== undefined) parts.push(sql`${stateOf} = ${state}`)
  const where = sql.join(parts, sql` and `)
  const [{ rows }, counted] = await Promise.all([
    sql<Subscriber>`
      select ${columns} from newsletter_subscribers s where ${where}
      order by s.id desc limit ${range.limit} offset ${offsetOf(range)}`.execute(db),
    sql<{
      total: number
    }>`select count(*)::int as total from newsletter_subscribers s where ${where}`.execute(db),
  ])
  const data = people ? rows : rows.map((row) => ({ ...row, email: maskEmail(row.email) }))
  return { data, meta: pageMeta(range, counted.rows[0]!.total) }
}

/** One reader. */
export async function findSubscriber(db: Db | Tx, id: number): Promise<Subscriber | undefined> {
  const { rows } = await sql<Subscriber>`
    select ${columns} from newsletter_subscribers s where s.id = ${id}`.execute(db)
  return rows[0]
}
