import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { deleteSubUser } from '../customers/sub-users.ts'
import { DomainError } from '../errors.ts'
import { writeCompanyAudit, type CompanyActor } from './audit.ts'

/**
 * Deletes a sub-user of the Manager's company and ends the user's sessions. Sent requests stay, with the user's name. Refuses with
 * `not_found` (also another company's user).
 */
export async function deleteUser(db: Db, actor: CompanyActor, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await deleteSubUser(tx, actor.companyId, id))) throw new DomainError('not_found')
    await writeCompanyAudit(tx, actor, { action: 'company_user.deleted', details: { id } })
  })
}
