import type { Db, Tx } from '@tsiran/db/database'
import { isUniqueViolation } from '@tsiran/db/errors'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { queryKey } from '../catalog/search/search-desk.ts'
import { DomainError, fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { tidy } from '../shared/text.ts'
import { versionConflict } from '../shared/versions.ts'
import type { Table, DeskRow } from './list-desk-rows.ts'

const subjectTypes = { search_pins: 'search_pin', search_redirects: 'search_redirect' } as const

/** What is decided of a query. */
export type Decision = { product_ids: number[] } | { path: string }

interface RowCall {
  table: Table
  query: string
  decision: Decision
  by: Actor
}

/** Adds a row. Refuses with `validation_failed` for a text without words, and for a query that has a row. */
export const createRow = (db: Db, { table, query, decision, by }: RowCall): Promise<DeskRow> =>
  write(db, async (tx) => {
    const values = { ...keyed(query), ...decision }
    const { rows } = await sql<DeskRow>`
      insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(values))}) returning *`.execute(tx)
    const after = rows[0]!
    await finish(tx, table, { by, verb: 'create', row: after, after: { query, ...decision } })
    return after
  })

interface StoredCall {
  table: Table
  id: number
  version: number
  by: Actor
}

/** Changes a row. Refuses with `not_found`, `validation_failed` and `version_conflict`. */
export const changeRow = (
  db: Db,
  { table, id, version, query, decision, by }: StoredCall & RowCall,
): Promise<DeskRow> =>
  write(db, async (tx) => {
    const before = await lock(tx, { table, id, version, sent: { query, ...decision } })
    const values = { ...keyed(query), ...decision }
    const set = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
    const { rows } = await sql<DeskRow>`
      update ${sql.table(table)} set ${sql.join(set)}, version = version + 1 where id = ${id} returning *`.execute(
      tx,
    )
    const after = rows[0]!
    await finish(tx, table, {
      by,
      verb: 'change',
      row: after,
      before: { ...before },
      after: { ...after },
    })
    return after
  })

/** Deletes a row. Refuses with `not_found` and `version_conflict`. */
export const deleteRow = (db: Db, { table, id, version, by }: StoredCall): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = await lock(tx, { table, id, version, sent: {} })
    await sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx)
    await finish(tx, table, { by, verb: 'delete', row: before, before: { ...before } })
  })

async function lock(
  tx: Tx,
  { table, id, version, sent }: Omit<StoredCall, 'by'> & { sent: Record<string, unknown> },
): Promise<DeskRow> {
  const { rows } = await sql<DeskRow>`
    select * from ${sql.table(table)} where id = ${id} for update`.execute(tx)
  const [current] = rows
  if (!current) throw new DomainError('not_found')
  if (current.version !== version) {
    const subject = { type: subjectTypes[table], id }
    throw await versionConflict(tx, { subject, current: { ...current }, sent })
  }
  return current
}

interface Change {
  by: Actor
  verb: 'create' | 'change' | 'delete'
  row: DeskRow
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

async function finish(tx: Tx, table: Table, { by, verb, row, ...fields }: Change): Promise<void> {
  const type = subjectTypes[table]
  const subject = { type, id: row.id, label: row.query }
  await writeAudit(tx, { by, action: `${type}.${verb}`, subject, ...fields })
}

function keyed(typed: string) {
  const query = tidy(typed)
  const key = queryKey(query)
  if (key === '') throw fieldError('query', 'required')
  return { query, key }
}

async function write<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    if (isUniqueViolation(error)) throw fieldError('query', 'taken')
    throw error
  }
}
