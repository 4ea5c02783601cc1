import type { AuditRow } from '@tsiran/contract/admin/audit'
import type { Db } from '@tsiran/db/database'
import { timeZone } from '@tsiran/i18n/dates'
import { sql, type RawBuilder } from 'kysely'
import { countRows } from '../shared/count-rows.ts'
import { requireDays } from '../shared/history-range.ts'

export interface AuditFilter {
  /** One type of things, or several with commas between them. */
  subjectType?: string | undefined
  subjectId?: string | undefined
  action?: string | undefined
  staffId?: number | undefined
  /** Days in Yerevan, `YYYY-MM-DD`; both count. */
  since?: string | undefined
  until?: string | undefined
}

const ofTypes = (types: readonly string[]) =>
  types.length === 1 ? sql`subject_type = ${types[0]}` : sql`subject_type = any(${types}::text[])`

function conditions(filter: AuditFilter): RawBuilder<unknown> {
  const { subjectType, subjectId, action, staffId, since, until } = filter
  requireDays({ since, until })
  const all: RawBuilder<unknown>[] = [sql`actor_id is null`]
  if (subjectType !== undefined) all.push(ofTypes(subjectType.split(',')))
  if (subjectId !== undefined) all.push(sql`subject_id = ${subjectId}`)
  if (action !== undefined) all.push(sql`action = ${action}`)
  if (staffId !== undefined) all.push(sql`staff_id = ${staffId}`)
  if (since !== undefined) all.push(sql`at >= (${since}::date)::timestamp at time zone ${timeZone}`)
  if (until !== undefined)
    all.push(sql`at < (${until}::date + 1)::timestamp at time zone ${timeZone}`)
  return sql.join(all, sql` and `)
}

/** Rows that are counted at most: the log only grows, and nobody reads past these without choosing days. */
export const auditCountLimit = 10_000

type Row = Omit<AuditRow, 'at' | 'staff'> & { at: Date; staff_id: number | null; by: string }

/** The rows of `page`, ids of the log, the newest first. */
async function readRows(db: Db, page: RawBuilder<unknown>): Promise<AuditRow[]> {
  const { rows } = await sql<Row>`
    select id, at, staff_id, coalesce(staff_name, system) as by, action, subject_type, subject_id, subject_label, before, after, change_set_id
    from audit_log join (${page}) page using (id)
    order by id desc`.execute(db)
  return rows.map(({ at, staff_id, by, ...row }) => ({
    ...row,
    at: at.toISOString(),
    staff: { id: staff_id, name: by },
  }))
}

/**
 * What the staff and the shop itself changed, the newest first. `total` counts the rows up to {@link auditCountLimit}.
 * Throws `validation_failed`.
 */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const where = conditions(filter)
  const total = await countAudit(db, filter, auditCountLimit)
  const page = sql`select id from audit_log where ${where} order by id desc limit ${limit} offset ${offset}`
  return { rows: await readRows(db, page), total }
}

/** How many rows a filter has, counted up to `limit`. Throws `validation_failed`. */
export const countAudit = async (db: Db, filter: AuditFilter, limit: number): Promise<number> =>
  countRows(db, sql`audit_log where ${conditions(filter)}`, limit)

/** The newest rows of a filter, of those before an id where one is given. */
export async function readNewestAudit(
  db: Db,
  filter: AuditFilter,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<AuditRow[]> {
  const older = before === undefined ? sql`true` : sql`id < ${before}`
  return readRows(
    db,
    sql`select id from audit_log where ${conditions(filter)} and ${older} order by id desc limit ${limit}`,
  )
}
