import type { Tx } from '@tsiran/db/database'
import type { Actor } from './actor.ts'
import { masked } from './mask.ts'

/** The thing that was changed. `label` is what people call it: an order's number, a product's name; never an e-mail. */
export interface AuditSubject {
  type: string
  id: number | string
  label: string
}

type Fields = Readonly<Record<string, unknown>>

export interface AuditEntry {
  by: Actor
  /** The thing and what was done to it: `order.cancel`, `product.update`. */
  action: `${string}.${string}`
  subject: AuditSubject
  /** The thing's fields; whole records are fine: what is equal on both sides is left out. */
  before?: Fields
  after?: Fields
  companyId?: number
  /** The change of many things that this one is a part of. */
  changeSetId?: number
}

/**
 * Writes what a member of the staff or the shop itself changed, in the change's own transaction. Of `before` and `after` the log
 * holds the fields that differ; e-mails and phones are masked, since the log outlives the people that it names.
 */
export const writeAudit = (tx: Tx, entry: AuditEntry): Promise<void> => writeAudits(tx, [entry])

/** {@link writeAudit} for the parts of one change, in one statement. */
export async function writeAudits(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insertInto('audit_log').values(entries.map(toRow)).execute()
}

function toRow({
  by,
  action,
  subject,
  before = {},
  after = {},
  companyId,
  changeSetId,
}: AuditEntry) {
  const who =
    by.kind === 'staff'
      ? {
          staff_id: by.id,
          staff_name: by.name,
          request_id: by.requestId ?? null,
          network: by.network ?? null,
        }
      : { system: by.name }
  return {
    ...who,
    company_id: companyId ?? null,
    action,
    subject_type: subject.type,
    subject_id: String(subject.id),
    subject_label: subject.label,
    before: JSON.stringify(changed(before, after)),
    after: JSON.stringify(changed(after, before)),
    change_set_id: changeSetId ?? null,
  }
}

/** Fields of a record that another one does not have the same, masked. `version` is left out. */
function changed(own: Fields, other: Fields): Fields {
  const differs = ([name, value]: [string, unknown]) =>
    name !== 'version' && JSON.stringify(value) !== JSON.stringify(other[name])
  return masked(Object.fromEntries(Object.entries(own).filter(differs))) as Fields
}
