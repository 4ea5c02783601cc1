import type { AdminContactMessage, MessageState } from '@tsiran/contract/admin/messages'
import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import { maskEmail, maskName, maskPhone } from '../shared/mask.ts'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { wordPatterns } from '../shared/search-words.ts'

export interface MessageQuery extends PageRange {
  state?: MessageState | undefined
  /** Words of the message or its writer. */
  search?: string | undefined
  /** Whether names and e-mails are searched as well. */
  people: boolean
}

const columns = sql`
  m.id, m.version, m.state, m.locale, m.name, m.email, m.phone, m.message, to_json(m.created_at) as created_at,
  m.answer, to_json(m.answered_at) as answered_at, t.name as answered_by, m.note`
const from = sql`from contact_messages m left join staff t on t.id = m.answered_by`

function condition({ state, search = '', people }: MessageQuery): RawBuilder<unknown> {
  const shown = sql`lower(m.message)`
  // The index is of the whole text: it also finds what is to be compared without the writer.
  const parts = wordPatterns(search).map((pattern) => {
    const found = sql`lower(m.name || ' ' || m.email || ' ' || m.message) like ${pattern}`
    return people ? found : sql`${found} and ${shown} like ${pattern}`
  })
  if (state !== undefined) parts.push(sql`m.state = ${state}`)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/** A page of the messages to the shop and their total number: new ones first, then newest first. */
export async function listMessages(db: Db, query: MessageQuery) {
  const where = condition(query)
  const [{ rows }, counted] = await Promise.all([
    sql<AdminContactMessage>`
      select ${columns} ${from} where ${where} order by m.state = 'new' desc, m.id desc
      limit ${query.limit} offset ${offsetOf(query)}`.execute(db),
    sql<{
      total: number
    }>`select count(*)::integer as total from contact_messages m where ${where}`.execute(db),
  ])
  return { data: rows, meta: pageMeta(query, counted.rows[0]!.total) }
}

/** One message to the shop. Refuses with `not_found`. */
export async function readMessage(db: Db | Tx, id: number): Promise<AdminContactMessage> {
  const { rows } =
    await sql<AdminContactMessage>`select ${columns} ${from} where m.id = ${id}`.execute(db)
  if (!rows[0]) throw new DomainError('not_found')
  return rows[0]
}

/** The message for somebody who may only look: name, e-mail and phone masked, as those of orders are. */
export const withoutContacts = (message: AdminContactMessage): AdminContactMessage => ({
  ...message,
  name: maskName(message.name),
  email: maskEmail(message.email),
  phone: maskPhone(message.phone),
})
