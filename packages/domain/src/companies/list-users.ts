import type { CompanyUser } from '@tsiran/contract/companies'
import type { Db } from '@tsiran/db/database'
import { selectSubUsers } from '../customers/sub-users.ts'
import { viewUser } from './users.ts'

/** A company's users, oldest first, without passwords. */
export async function listUsers(db: Db, companyId: number): Promise<CompanyUser[]> {
  return (await selectSubUsers(db, companyId)).map((user) => viewUser(user))
}
