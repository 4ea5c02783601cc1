import type { Tx } from '@tsiran/db/database'

/** Who acts for which company. */
export interface CompanyActor {
  customerId: number
  companyId: number
}

/** Writes down what somebody changed for a company, in the change's own transaction. Never a password in `details`. */
export async function writeCompanyAudit(tx: Tx, actor: CompanyActor, action: string, details: Record<string, unknown>): Promise<void> {
  const row = { actor_id: actor.customerId, company_id: actor.companyId, action, details: JSON.stringify(details) }
  await tx.insertInto('audit_log').values(row).execute()
}
