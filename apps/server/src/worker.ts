import { setTimeout as sleep } from 'node:timers/promises'
import { cleanUpContent } from '@tsiran/domain/content/clean-up'
import { cleanUpPeople } from '@tsiran/domain/customers/clean-up'
import { cleanUpMails, sendNextMail } from '@tsiran/domain/mail/send-mails'
import type { Context } from './context.ts'
import { createMailer, type Mailer } from './mailer.ts'

/** Milliseconds between looks into the outbox, between clean-ups, and that the end waits for a mail at most. */
const pause = { mails: 2_000, cleanUp: 60 * 60 * 1_000, end: 5_000 }

/**
 * Does what belongs to no request: sends the mails of the outbox, removes what has ended. Any number of processes may do it
 * at once. Returns a function that ends it, after the mail at hand.
 */
export function startWorker(context: Context, mailer: Mailer | undefined = createMailer(context.config)): () => Promise<void> {
  const { db } = context
  const ended = new AbortController()
  const jobs = [
    repeat(context, ended.signal, pause.cleanUp, async () => {
      await cleanUpPeople(db)
      await cleanUpMails(db)
      await cleanUpContent(db)
    }),
  ]
  if (mailer) {
    jobs.push(
      repeat(context, ended.signal, pause.mails, async () => {
        while (!ended.signal.aborted && (await sendNextMail(db, (mail) => mailer.send(mail))));
      }),
    )
  }
  return async () => {
    ended.abort()
    // A mail that is stuck is left to its lease.
    await Promise.race([Promise.all(jobs), sleep(pause.end, undefined, { ref: false })])
    mailer?.close()
  }
}

/** Runs a job again and again with a pause between. One that fails is logged and comes again after the next pause. */
async function repeat({ log }: Context, signal: AbortSignal, milliseconds: number, job: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    try {
      await job()
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'a background job failed and will run again')
    }
    await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
