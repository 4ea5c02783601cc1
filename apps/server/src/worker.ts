import { setTimeout as sleep } from 'node:timers/promises'
import { checkDuePayment } from '@tsiran/domain/checkout/check-payment'
import { endHold } from '@tsiran/domain/checkout/end-hold'
import { cleanUpContent } from '@tsiran/domain/content/clean-up'
import { cleanUpPeople } from '@tsiran/domain/customers/clean-up'
import { cleanUpMails, deliverMail, takeDueMail, type MailTry } from '@tsiran/domain/mail/send-mails'
import { takeOverdueOrder } from '@tsiran/domain/orders/lock-order'
import { takeDuePayment } from '@tsiran/domain/payments/payments'
import type { Context } from './context.ts'
import { dispatch, repeat, type BackgroundJob } from './dispatch.ts'
import { createMailer, mailsAtOnce, type Mailer } from './mailer.ts'

/** Milliseconds between two looks for what is due. */
const intervalMs = { mails: 2_000, payments: 5_000, cleanUp: 60 * 60 * 1_000 }
/** Banks that are asked at the same time: a silent one takes its whole time limit. */
const banksAtOnce = 6
/** Milliseconds that the end waits for what is under way; the launcher allows a little more. */
const stopTimeoutMs = 10_000

/**
 * Does what belongs to no request: sends the mails of the outbox, asks banks about payments, frees goods that nobody paid for,
 * removes what has ended. Any number of processes may do it at once. Returns a function that ends it, after the mails at hand.
 */
export function startWorker(context: Context, mailer: Mailer | undefined = createMailer(context.config)): () => Promise<void> {
  const { log, metrics } = context
  const ended = new AbortController()
  const onFailure = (job: string, error: Error) => {
    metrics?.jobFailed(job)
    log.warn({ job, reason: error.message }, 'a background job failed and will run again')
  }
  const jobs = [...cleanUps(context), ...paymentJobs(context), ...(mailer ? mailJobs(context, mailer) : [])]
  const running = jobs.map((job) => job(ended.signal, onFailure))
  return async () => {
    ended.abort()
    // A mail that takes longer is left to its lease: nobody knows whether the mail server has it.
    await Promise.race([Promise.all(running), sleep(stopTimeoutMs, undefined, { ref: false })])
    mailer?.close()
  }
}

const cleanUps = ({ db }: Context): BackgroundJob[] =>
  [cleanUpPeople, cleanUpMails, cleanUpContent].map((cleanUp) => repeat('cleanUp', intervalMs.cleanUp, () => cleanUp(db)))

/** Holds and questions apart: goods come back in time, however many payments wait for their bank. */
const paymentJobs = ({ db, sale }: Context): BackgroundJob[] => [
  dispatch({
    name: 'holds',
    intervalMs: intervalMs.payments,
    parallel: banksAtOnce,
    take: () => takeOverdueOrder(db),
    work: (order) => endHold(db, sale, order),
  }),
  dispatch({
    name: 'payments',
    intervalMs: intervalMs.payments,
    parallel: banksAtOnce,
    take: () => takeDuePayment(db),
    work: (payment) => checkDuePayment(db, sale, payment),
  }),
]

/** Mails that failed before have few connections of their own, so that slow ones hold up no new ones. */
const mailJobs = ({ db }: Context, mailer: Mailer): BackgroundJob[] =>
  (Object.keys(mailsAtOnce) as MailTry[]).map((which) =>
    dispatch({
      name: 'mails',
      intervalMs: intervalMs.mails,
      parallel: mailsAtOnce[which],
      take: () => takeDueMail(db, which),
      work: (mail) => deliverMail(db, mail, (due) => mailer.send(due)),
    }),
  )
