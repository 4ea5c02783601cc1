import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { versionConflict } from '../shared/versions.ts'

/** The two tables of ways: they differ in the name of their key. */
export const methodTables = {
  shipping: { table: 'shipping_methods', key: 'code' },
  payment: { table: 'payment_methods', key: 'method' },
} as const
export type MethodKind = keyof typeof methodTables

/** What every way has, as the back office shows it. */
export interface Method {
  code: string
  version: number
  active: boolean
}

export interface MethodCall<M extends Method> {
  kind: MethodKind
  code: string
  version: number
  by: Actor
  /** Reads all ways in their order. */
  read: (tx: Tx) => Promise<M[]>
}

interface Change<M extends Method> extends MethodCall<M> {
  sent: Record<string, unknown>
  /** Columns with their new values. */
  columns: Record<string, unknown>
  /** Whether this way is enough to keep the shop open. */
  suffices: (method: M) => boolean
}

const fieldsOf = (method: Method): Record<string, unknown> => ({ ...method })

/** One writer at a time: two people cannot switch off the last two ways at once. */
async function lockMethod<M extends Method>(
  tx: Tx,
  { kind, code, version, read }: MethodCall<M>,
  sent: Record<string, unknown>,
): Promise<{ before: M; all: M[]; subject: { type: string; id: string; label: string } }> {
  await sql`lock table ${sql.table(methodTables[kind].table)} in share row exclusive mode`.execute(
    tx,
  )
  const all = await read(tx)
  const before = all.find((method) => method.code === code)
  if (!before) throw new DomainError('not_found')
  const subject = { type: `${kind}_method`, id: code, label: code }
  if (before.version !== version)
    throw await versionConflict(tx, { subject, current: fieldsOf(before), sent })
  return { before, all, subject }
}

/**
 * Changes a way of delivery or payment and returns all. One way that suffices stays on. Refuses with `not_found`,
 * `version_conflict` and `validation_failed`.
 */
export const changeMethod = <M extends Method>(db: Db, change: Change<M>): Promise<M[]> =>
  inTransaction(db, async (tx) => {
    const { kind, code, by, read, columns, suffices } = change
    const { before, all, subject } = await lockMethod(tx, change, change.sent)
    if (Object.keys(columns).length === 0) return all
    const { table, key } = methodTables[kind]
    const set = Object.entries(columns).map(
      ([name, value]) =>
        sql`${sql.ref(name)} = ${typeof value === 'object' && value !== null ? JSON.stringify(value) : value}`,
    )
    await sql`
      update ${sql.table(table)} set ${sql.join(set)}, version = version + 1 where ${sql.ref(key)} = ${code}`.execute(
      tx,
    )
    const methods = await read(tx)
    if (before.active && !methods.some((method) => method.active && suffices(method)))
      throw fieldError('active', 'lastMethod')
    const after = methods.find((method) => method.code === code)!
    await writeAudit(tx, {
      by,
      action: `${kind}_method.change`,
      subject,
      before: fieldsOf(before),
      after: fieldsOf(after),
    })
    return methods
  })

/** Places a way before another one, or last for null, and returns all. Refuses as {@link changeMethod}. */
export const moveMethod = <M extends Method>(
  db: Db,
  { before: next, ...call }: MethodCall<M> & { before: string | null },
): Promise<M[]> =>
  inTransaction(db, async (tx) => {
    const { kind, code, by, read } = call
    const { all, subject } = await lockMethod(tx, call, {})
    const codes = all.map((method) => method.code)
    const others = codes.filter((other) => other !== code)
    const place = next === null ? others.length : others.indexOf(next)
    if (place === -1) throw fieldError('before', 'invalid')
    const order = others.toSpliced(place, 0, code)
    const { table, key } = methodTables[kind]
    await sql`
      update ${sql.table(table)} m set position = n.place, version = version + (m.${sql.ref(key)} = ${code})::integer
      from unnest(${order}::text[]) with ordinality n (code, place) where n.code = m.${sql.ref(key)}`.execute(
      tx,
    )
    await writeAudit(tx, {
      by,
      action: `${kind}_method.move`,
      subject,
      before: { place: codes.indexOf(code) + 1 },
      after: { place: place + 1 },
    })
    return read(tx)
  })
