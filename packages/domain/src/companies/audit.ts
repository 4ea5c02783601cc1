import type { Tx } from '@tsiran/db/database'

/** A user who acts for a company. */
export interface CompanyActor {
  customerId: number
  companyId: number
}

interface AuditEntry {
  action: string
  /** Never holds a password. */
  details: Record<string, unknown>
}

/** Records a change in a company's audit log, in the transaction of the change. */
export async function writeCompanyAudit(
  tx: Tx,
  actor: CompanyActor,
  { action, details }: AuditEntry,
): Promise<void> {
  const row = {
    actor_id: actor.customerId,
    company_id: actor.companyId,
    action,
    details: JSON.stringify(details),
  }
  await tx.insertInto('audit_log').values(row).execute()
}
