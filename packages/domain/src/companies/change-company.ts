import type { AdminCompany, CompanyStatus } from '@tsiran/contract/admin/company-shapes'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { checkFields, requiredProblem } from '../shared/fields.ts'
import { tidy } from '../shared/text.ts'
import { companySubject, lockCompany } from './lock-company.ts'
import { readCompany } from './read-company.ts'

/** The fields of a company that the merchant writes; undefined ones stay. */
interface CompanyFields {
  name?: string | undefined
  address?: string | undefined
  note?: string | undefined
  /** Drams; null for the zones'. */
  minimum_order?: number | null | undefined
  status?: CompanyStatus | undefined
  /** Drams. */
  credit_line?: number | undefined
}

interface CompanyCall {
  id: number
  /** The version that the caller saw; undefined takes the present one. */
  version: number | undefined
  by: Actor
}

/** Changes a company's name, address, note or smallest order. Refuses with `not_found`, `validation_failed` and `version_conflict`. */
export function changeCompany(
  db: Db,
  {
    change,
    ...call
  }: CompanyCall & { change: Pick<CompanyFields, 'name' | 'address' | 'note' | 'minimum_order'> },
): Promise<AdminCompany> {
  const optional = (text: string | undefined) => (text === undefined ? undefined : tidy(text))
  const sent = {
    name: optional(change.name),
    address: optional(change.address),
    note: change.note?.trim(),
    minimum_order: change.minimum_order,
  }
  const required = (text: string | undefined) =>
    text === undefined ? undefined : requiredProblem(text)
  checkFields({ name: required(sent.name), address: required(sent.address) })
  return write(db, { ...call, sent, action: 'company.change' })
}

/** Approves a new company, or takes a block back. Refuses with `not_found` and `version_conflict`. */
export const approveCompany = (db: Db, call: CompanyCall): Promise<AdminCompany> =>
  write(db, { ...call, sent: { status: 'approved' }, action: 'company.approve' })

/**
 * Blocks a company and ends the sessions of its people: they neither sign in nor order until it is approved again. Refuses with
 * `not_found` and `version_conflict`.
 */
export const blockCompany = (db: Db, call: CompanyCall): Promise<AdminCompany> =>
  write(db, { ...call, sent: { status: 'blocked' }, action: 'company.block' })

/** Sets what a company may owe, in drams; orders beyond it are refused from then on. Refuses with `not_found` and `version_conflict`. */
export const changeCreditLine = (
  db: Db,
  { limit, ...call }: CompanyCall & { limit: number },
): Promise<AdminCompany> =>
  write(db, { ...call, sent: { credit_line: limit }, action: 'company.credit' })

/** Writes the fields that differ. Where none does, as when a button is pressed twice, nothing is written. */
const write = (
  db: Db,
  {
    id,
    version,
    by,
    sent,
    action,
  }: CompanyCall & { sent: CompanyFields; action: `company.${string}` },
): Promise<AdminCompany> =>
  inTransaction(db, async (tx) => {
    const before = await lockCompany(tx, { id, version, sent: { ...sent } })
    const changed = Object.entries(sent).filter(
      ([name, value]) => value !== undefined && value !== before[name as keyof CompanyFields],
    )
    if (changed.length === 0) return before
    const set = changed.map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
    await sql`update companies set ${sql.join(set)}, version = version + 1 where id = ${id}`.execute(
      tx,
    )
    if (sent.status === 'blocked')
      await sql`delete from sessions s using customers c where c.id = s.customer_id and c.company_id = ${id}`.execute(
        tx,
      )
    const old = Object.fromEntries(
      changed.map(([name]) => [name, before[name as keyof CompanyFields]]),
    )
    const subject = companySubject(before)
    await writeAudit(tx, {
      by,
      action,
      subject,
      before: old,
      after: Object.fromEntries(changed),
      companyId: id,
    })
    return readCompany(tx, id)
  })
