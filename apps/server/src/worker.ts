import { setTimeout as sleep } from 'node:timers/promises'
import { checkNextPayment } from '@tsiran/domain/checkout/check-payment'
import { endNextHold } from '@tsiran/domain/checkout/end-hold'
import { cleanUpContent } from '@tsiran/domain/content/clean-up'
import { cleanUpPeople } from '@tsiran/domain/customers/clean-up'
import { cleanUpMails, sendNextMail } from '@tsiran/domain/mail/send-mails'
import type { Context } from './context.ts'
import { createMailer, type Mailer } from './mailer.ts'

/** Milliseconds between two runs of each job. */
const pause = { mails: 2_000, payments: 5_000, cleanUp: 60 * 60 * 1_000 }
/** Milliseconds that the end waits for a mail at most. */
const patience = 5_000

/**
 * Does what belongs to no request: sends the mails of the outbox, asks banks about payments, frees goods that nobody paid for,
 * removes what has ended. Any number of processes may do it
 * at once. Returns a function that ends it, after the mail at hand.
 */
export function startWorker(context: Context, mailer: Mailer | undefined = createMailer(context.config)): () => Promise<void> {
  const { db, sale } = context
  const ended = new AbortController()
  const jobs = [
    repeat(context, ended.signal, 'cleanUp', async () => {
      await cleanUpPeople(db)
      await cleanUpMails(db)
      await cleanUpContent(db)
    }),
    repeat(context, ended.signal, 'payments', async () => {
      while (!ended.signal.aborted && (await endNextHold(db, sale)));
      while (!ended.signal.aborted && (await checkNextPayment(db, sale)));
    }),
  ]
  if (mailer) {
    jobs.push(
      repeat(context, ended.signal, 'mails', async () => {
        while (!ended.signal.aborted && (await sendNextMail(db, (mail) => mailer.send(mail))));
      }),
    )
  }
  return async () => {
    ended.abort()
    // A mail that is stuck is left to its lease.
    await Promise.race([Promise.all(jobs), sleep(patience, undefined, { ref: false })])
    mailer?.close()
  }
}

/** Runs a job again and again with a pause between. One that fails is logged and comes again after the next pause. */
async function repeat({ log, metrics }: Context, signal: AbortSignal, name: keyof typeof pause, job: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    try {
      await job()
    } catch (error) {
      metrics?.jobFailed(name)
      log.warn({ job: name, reason: (error as Error).message }, 'a background job failed and will run again')
    }
    await sleep(pause[name], undefined, { signal, ref: false }).catch(() => undefined)
  }
}
