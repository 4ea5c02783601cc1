import type { AdminCompany } from '@tsiran/contract/admin/company-shapes'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { versionConflict } from '../shared/versions.ts'
import { readCompany } from './read-company.ts'

/** What the audit log calls a company. */
export const companySubject = ({ id, name }: Pick<AdminCompany, 'id' | 'name'>) => ({
  type: 'company',
  id,
  label: name,
})

interface LockCall {
  id: number
  /** The version that the caller saw; undefined takes the present one. */
  version: number | undefined
  /** What the caller would write. */
  sent: Record<string, unknown>
}

/** Locks a company until the transaction ends; nothing where there is none. */
export async function lockCompanyRow(tx: Tx, id: number): Promise<void> {
  await sql`select 1 from companies where id = ${id} for no key update`.execute(tx)
}

/** Locks a company until the transaction ends, and reads it. Refuses with `not_found` and `version_conflict`. */
export async function lockCompany(tx: Tx, { id, version, sent }: LockCall): Promise<AdminCompany> {
  await lockCompanyRow(tx, id)
  const company = await readCompany(tx, id)
  if (version !== undefined && version !== company.version)
    throw await versionConflict(tx, { subject: companySubject(company), current: company, sent })
  return company
}
