import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { findSubscriber } from './list-subscribers.ts'

/** Erases a reader of the newsletter for good; the log has the masked address. Refuses with `not_found`. */
export const eraseSubscriber = (db: Db, { id, by }: { id: number; by: Actor }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = await findSubscriber(tx, id)
    const { numDeletedRows } = await tx
      .deleteFrom('newsletter_subscribers')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!before || numDeletedRows === 0n) throw new DomainError('not_found')
    const { email, state, locale } = before
    await writeAudit(tx, {
      by,
      action: 'subscriber.erase',
      subject: { type: 'subscriber', id, label: String(id) },
      before: { email, state, locale },
    })
  })
