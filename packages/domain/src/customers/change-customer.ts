import type { AdminCustomer } from '@tsiran/contract/admin/customer-shapes'
import { fullName } from '@tsiran/contract/full-name'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { checkFields, phoneProblem, requiredProblem } from '../shared/fields.ts'
import { tidy } from '../shared/text.ts'
import { versionConflict } from '../shared/versions.ts'
import { readCustomer } from './read-customer.ts'
import { endSessions } from './sessions.ts'

/** Undefined fields stay unchanged. */
export interface CustomerChange {
  first_name?: string | undefined
  last_name?: string | undefined
  /** May be empty: sub-users have none. */
  phone?: string | undefined
  /** Of mails. */
  language?: Locale | undefined
  note?: string | undefined
  blocked?: boolean | undefined
}

interface ChangeCall {
  id: number
  version: number
  change: CustomerChange
  by: Actor
}

const fields = ['first_name', 'last_name', 'phone', 'language', 'note', 'blocked'] as const
const columnOf = (field: (typeof fields)[number]) => (field === 'language' ? 'locale' : field)

/**
 * The merchant changes a customer; blocking ends the customer's sessions. A change that changes nothing takes no version. Refuses
 * with `not_found`, `validation_failed` and `version_conflict`.
 */
export const changeCustomer = (
  db: Db,
  { id, version, change, by }: ChangeCall,
): Promise<AdminCustomer> =>
  inTransaction(db, async (tx) => {
    const sent = tidied(change)
    await sql`select 1 from customers where id = ${id} for no key update`.execute(tx)
    const before = await readCustomer(tx, id)
    const subject = { type: 'customer', id, label: fullName(before) }
    if (before.version !== version)
      throw await versionConflict(tx, { subject, current: before, sent: { ...sent } })
    const changed = fields.filter((name) => sent[name] !== undefined && sent[name] !== before[name])
    if (changed.length === 0) return before
    const set = changed.map((name) => sql`${sql.ref(columnOf(name))} = ${sent[name]}`)
    await sql`update customers set ${sql.join(set)}, version = version + 1 where id = ${id}`.execute(
      tx,
    )
    if (sent.blocked) await endSessions(tx, id)
    const after = await readCustomer(tx, id)
    await writeAudit(tx, {
      by,
      action: 'customer.change',
      subject,
      before: pick(before, changed),
      after: pick(after, changed),
    })
    return after
  })

const pick = (customer: AdminCustomer, names: readonly (typeof fields)[number][]) =>
  Object.fromEntries(names.map((name) => [name, customer[name]]))

function tidied({ first_name, last_name, phone, note, ...rest }: CustomerChange): CustomerChange {
  const optional = (text: string | undefined) => (text === undefined ? undefined : tidy(text))
  const sent = {
    ...rest,
    first_name: optional(first_name),
    last_name: optional(last_name),
    phone: optional(phone),
    note: note?.trim(),
  }
  checkFields({
    first_name: sent.first_name === undefined ? undefined : requiredProblem(sent.first_name),
    phone: sent.phone ? phoneProblem(sent.phone) : undefined,
  })
  return sent
}
