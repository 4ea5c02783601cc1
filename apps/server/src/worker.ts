import { setTimeout as sleep } from 'node:timers/promises'
import { cartCleanUps } from '@tsiran/domain/cart/clean-up'
import { applyStockChanges } from '@tsiran/domain/catalog/stock-changes'
import { checkNextPayment } from '@tsiran/domain/checkout/check-payment'
import { endNextHold } from '@tsiran/domain/checkout/end-hold'
import { contentCleanUps } from '@tsiran/domain/content/clean-up'
import { customerCleanUps } from '@tsiran/domain/customers/clean-up'
import { mailCleanUps } from '@tsiran/domain/mail/clean-up'
import { sendNextMail } from '@tsiran/domain/mail/send-mails'
import type { Context } from './context.ts'
import { createMailer, type Mailer } from './mailer.ts'

/** Milliseconds between two runs of each job. */
const pause = { mails: 2_000, payments: 5_000, stock: 5_000, cleanUp: 60 * 60 * 1_000 }
const cleanUps = { ...customerCleanUps, ...mailCleanUps, ...contentCleanUps, ...cartCleanUps }
/** Milliseconds that the end waits for a mail at most. */
const patience = 5_000

/**
 * Does what belongs to no request: sends the mails of the outbox, asks banks about payments, frees goods that nobody paid for,
 * applies stock changes to the lists, removes what has ended. Any number of processes may do it at once. Returns a function that
 * ends it, after the mail at hand.
 */
export function startWorker(context: Context, mailer: Mailer | undefined = createMailer(context.config)): () => Promise<void> {
  const { db, sale } = context
  const ended = new AbortController()
  const jobs = [
    repeat(context, ended.signal, 'cleanUp', async () => {
      // One after the other, so that requests keep their connections, and each by itself: one that fails does not stop the others.
      for (const [name, run] of Object.entries(cleanUps)) if (!ended.signal.aborted) await attempt(context, 'cleanUp', () => run(db), name)
    }),
    repeat(context, ended.signal, 'stock', () => applyStockChanges(db)),
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

/** Runs a job again and again with a pause between. */
async function repeat(context: Context, signal: AbortSignal, name: keyof typeof pause, job: () => Promise<unknown>): Promise<void> {
  while (!signal.aborted) {
    await attempt(context, name, job)
    await sleep(pause[name], undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/** Runs a job once. One that fails is counted and logged, with the part of it that failed; it comes again after the next pause. */
async function attempt({ log, metrics }: Context, name: keyof typeof pause, job: () => Promise<unknown>, part?: string): Promise<void> {
  try {
    await job()
  } catch (error) {
    metrics?.jobFailed(name)
    log.warn({ job: name, part, reason: (error as Error).message }, 'a background job failed and will run again')
  }
}
