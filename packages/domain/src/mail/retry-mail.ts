import type { StuckMail } from '@tsiran/contract/admin/stuck-mails'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { maskEmails } from '../shared/mask.ts'

const maxStuck = 50

/**
 * Mails that were given up or wait after a failure, newest first. Mail servers repeat the recipient in what they say: it is masked for
 * whoever may not see people.
 */
export async function listStuckMails(
  db: Db,
  { people }: { people: boolean },
): Promise<StuckMail[]> {
  const { rows } = await sql<Omit<StuckMail, 'created_at'> & { created_at: Date }>`
    select id, template, subject, created_at, attempts, last_error as error, given_up_at is not null as given_up
    from mails where sent_at is null and last_error is not null order by id desc limit ${maxStuck}`.execute(
    db,
  )
  return rows.map((row) => ({
    ...row,
    error: people ? row.error : row.error && maskEmails(row.error),
    created_at: row.created_at.toISOString(),
  }))
}

/** The number of mails that were given up and can still be sent. */
export async function countFailedMails(db: Db): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    select count(*)::int as failed from mails where given_up_at is not null and sent_at is null`.execute(
    db,
  )
  return rows[0]!.failed
}

/** Has a mail that failed tried again at once, from the first attempt. Refuses with `not_found`, also while it is being sent. */
export const retryMail = (db: Db, { id, by }: { id: number; by: Actor }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<{ template: string }>`
      update mails set attempts = 0, due_at = now(), given_up_at = null, last_error = null
      where id = ${id} and sent_at is null and last_error is not null returning template`.execute(
      tx,
    )
    if (!rows[0]) throw new DomainError('not_found')
    const subject = { type: 'mail', id, label: rows[0].template }
    await writeAudit(tx, { by, action: 'mail.retry', subject })
  })
