import type { Db } from '@tsiran/db/database'

/** A company's name, as it was registered. */
export async function companyName(db: Db, companyId: number): Promise<string> {
  return (await db.selectFrom('companies').select('name').where('id', '=', companyId).executeTakeFirstOrThrow()).name
}
