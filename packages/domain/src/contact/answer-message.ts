import type { AdminContactMessage } from '@tsiran/contract/admin/messages'
import { contactPath } from '@tsiran/contract/shop-paths'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { fieldError } from '../errors.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { staffIdOf, type Actor } from '../shared/actor.ts'
import { tidyLines } from '../shared/text.ts'
import { auditMessage, lockMessage } from './change-message.ts'
import { readMessage } from './list-messages.ts'

interface AnswerCall {
  id: number
  version: number
  /** As typed. */
  answer: string
  /** The shop's public origin, for the mail's link. */
  origin: string
  by: Actor
}

/**
 * Mails an answer to whoever wrote to the shop, in the language that they wrote in as far as the shop's own words go. A later answer
 * takes the place of the earlier one. Refuses with `not_found`, `validation_failed` and `version_conflict`, so that two presses are
 * one mail.
 */
export const answerMessage = (
  db: Db,
  { id, version, answer: typed, origin, by }: AnswerCall,
): Promise<AdminContactMessage> =>
  inTransaction(db, async (tx) => {
    const answer = tidyLines(typed)
    if (answer === '') throw fieldError('answer', 'required')
    const before = await lockMessage(tx, { id, version, by }, { answer })
    const { locale, email, name } = before
    await sql`
      update contact_messages set state = 'answered', answer = ${answer}, answered_at = now(), answered_by = ${staffIdOf(by)},
        version = version + 1 where id = ${id}`.execute(tx)
    const event = `${id}.${version}`
    await queueMail(
      tx,
      { locale, origin },
      {
        template: 'contactAnswer',
        event,
        recipient: email,
        name,
        values: {},
        quote: answer,
        page: contactPath,
      },
    )
    await auditMessage(tx, before, {
      by,
      action: 'message.answer',
      after: { state: 'answered', answer },
    })
    return readMessage(tx, id)
  })
