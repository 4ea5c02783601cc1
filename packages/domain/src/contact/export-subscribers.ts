import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'

/** Readers read by one statement. */
const batchSize = 1_000

export interface ExportedSubscriber {
  id: number
  email: string
  locale: string
  /** When the reader consented. ISO 8601. */
  confirmed_at: string
  /** Ends the subscription: every letter must have the link with it. */
  unsubscribe_key: string
}

/** The readers who consented, in batches by id; one row of the audit log records it. Whoever took the consent back is not among them. */
export async function exportSubscribers(
  db: Db,
  { by }: { by: Actor },
): Promise<AsyncIterable<ExportedSubscriber[]>> {
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from newsletter_subscribers where confirmed_at is not null`.execute(
      tx,
    )
    await writeAudit(tx, {
      by,
      action: 'subscriber.export',
      subject: { type: 'subscribers', id: 'csv', label: 'csv' },
      after: { rows: rows[0]!.count },
    })
  })
  return readBatches(db)
}

async function* readBatches(db: Db): AsyncIterable<ExportedSubscriber[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<ExportedSubscriber>`
      select id, email, locale, to_json(confirmed_at) as confirmed_at, unsubscribe_key from newsletter_subscribers
      where confirmed_at is not null and id > ${after} order by id limit ${batchSize}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < batchSize) return
    after = rows.at(-1)!.id
  }
}
