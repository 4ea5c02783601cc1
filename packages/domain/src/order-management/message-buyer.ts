import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError, fieldError } from '../errors.ts'
import { queueMails } from '../mail/queue-mail.ts'
import { hasNote, insertNote } from '../orders/insert-note.ts'
import { lockOrder } from '../orders/lock-order.ts'
import type { StaffActor } from '../shared/actor.ts'
import { tidyLines } from '../shared/text.ts'
import { auditOrder } from './order-call.ts'
import { toBuyer } from './mail-base.ts'
import type { OrderServices } from './order-services.ts'

interface MessageCall {
  id: number
  /** As typed. */
  text: string
  /** Of the form that was sent. */
  key?: string | undefined
  by: StaffActor
}

/**
 * Mails the buyer what somebody of the staff has written about the order, in the buyer's language as far as the shop's own words go;
 * the order's history keeps it. Does nothing where the key has mailed before. Refuses with `not_found`, `validation_failed`, and `conflict` where the order has no e-mail.
 */
export const messageBuyer = (
  db: Db,
  { mails }: OrderServices,
  { id, text, key, by }: MessageCall,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const message = tidyLines(text)
    if (message === '') throw fieldError('text', 'required')
    const order = await lockOrder(tx, id)
    if (key !== undefined && (await hasNote(tx, id, key))) return
    if (!order.email) throw new DomainError('conflict')
    const note = await insertNote(tx, {
      orderId: id,
      staffId: by.id,
      text: message,
      mailed: true,
      key,
    })
    if (mails)
      await queueMails(tx, mails.origin, [
        { ...toBuyer(order, 'orderMessage'), event: `${id}-${note}`, quote: message },
      ])
    await auditOrder(tx, order, { by, action: 'order.message', after: { note: message } })
  })
