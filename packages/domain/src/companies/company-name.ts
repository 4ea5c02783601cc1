import type { Db } from '@tsiran/db/database'

/** A company's registered name. */
export async function companyName(db: Db, companyId: number): Promise<string> {
  return (
    await db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow()
  ).name
}
