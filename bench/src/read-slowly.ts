import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'

/** Reads one row without the statement timeout: a large table on a cold disk takes longer. */
export const readSlowly = <Row>(db: Db, query: RawBuilder<Row>): Promise<Row> =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    const { rows } = await query.execute(trx)
    return rows[0]!
  })
