import { setTimeout as sleep } from 'node:timers/promises'
import { announceDuePosts } from '@tsiran/domain/blog/announce-due-posts'
import { fillCompanyPrices } from '@tsiran/domain/catalog/fill-company-prices'
import { foldListingChanges } from '@tsiran/domain/catalog/fold-listing-changes'
import { applyStockChanges } from '@tsiran/domain/catalog/stock-changes'
import { makeSlots } from '@tsiran/domain/delivery/make-slots'
import { fillDocuments } from '@tsiran/domain/shared/write-documents'
import { deliverMail, takeDueMail, type MailTry } from '@tsiran/domain/mail/send-mails'
import { foldOrderDays } from '@tsiran/domain/orders/order-days'
import { countLotsLeft } from '@tsiran/domain/stock/lots-left'
import type { Context } from '../context.ts'
import { dispatch, repeat, type BackgroundJob } from './dispatch.ts'
import { mediaJobs } from '../media/media-jobs.ts'
import { jobWorkers } from './job-workers.ts'
import { createMailer, mailsAtOnce, type Mailer } from './mailer.ts'
import { backgroundJobs } from './run-jobs.ts'
import { intervalMs } from './intervals.ts'
import { cleanUpJob } from './clean-up-job.ts'
import { paymentJobs } from './payment-jobs.ts'
import { stockCheckJob } from './stock-check-job.ts'

/** Milliseconds that the shutdown waits for running work; the launcher allows a little more. */
const stopTimeoutMs = 10_000

/**
 * Runs the background jobs: sends mails of the outbox, queries banks about payments, ends holds, applies stock changes to the
 * listings, counts what is left of lots and the whole shop by name and price, adds orders to the sums of days, writes products'
 * documents and companies' prices in lists that are missing, makes the slots of the next days, announces posts whose time has come, does
 * queued work, deletes expired data. Any number of processes may run them at once; of those behind one port one does. Returns a function
 * that stops them after the running mails.
 */
export function startWorker(
  context: Context,
  mailer: Mailer | undefined = createMailer(context.config),
): () => Promise<void> {
  const stock = repeat('stock', intervalMs.stock, () => applyStockChanges(context.db))
  const lots = repeat('lots', intervalMs.lots, async () => {
    while (await countLotsLeft(context.db));
  })
  const listings = repeat('listings', intervalMs.listings, () => foldListingChanges(context.db))
  const orderDays = repeat('orderDays', intervalMs.orderDays, () => foldOrderDays(context.db))
  const posts = repeat('posts', intervalMs.posts, () => announceDuePosts(context.db))
  const slots = repeat('slots', intervalMs.slots, () => makeSlots(context.db))
  const jobs = [
    cleanUpJob(context),
    ...mediaJobs(context),
    stock,
    lots,
    listings,
    orderDays,
    posts,
    stockCheckJob(context),
    slots,
    documentsJob(context),
    companyPricesJob(context),
    ...paymentJobs(context),
    ...backgroundJobs(context, jobWorkers),
    ...(mailer ? mailJobs(context, mailer) : []),
  ]
  const stop = runJobs(context, jobs)
  return async () => {
    await stop()
    mailer?.close()
  }
}

/** Runs the background jobs that each process has for itself: it writes down its vain searches. Returns a function that stops them. */
export const startOwnJobs = (context: Context): (() => Promise<void>) =>
  runJobs(context, [
    repeat('searchMisses', intervalMs.searchMisses, () => context.misses.flush(context.db)),
  ])

function runJobs(context: Context, jobs: readonly BackgroundJob[]): () => Promise<void> {
  const { log, metrics } = context
  const ended = new AbortController()
  const onFailure = (job: string, error: Error, part?: string) => {
    metrics?.jobFailed(job)
    log.warn({ job, part, err: error }, 'a background job failed and will run again')
  }
  const running = jobs.map((job) => job(ended.signal, onFailure))
  return async () => {
    ended.abort()
    // A mail that takes longer waits for the end of its lease: nobody knows whether the mail server has it.
    await Promise.race([Promise.all(running), sleep(stopTimeoutMs, undefined, { ref: false })])
  }
}

/** Writes the documents of products that have none, as after an upgrade. */
const documentsJob =
  ({ db }: Context): BackgroundJob =>
  (signal, onFailure) =>
    repeat('documents', intervalMs.documents, () => fillDocuments(db, signal))(signal, onFailure)

/** Fills in the companies' prices that an older version left out of the lists. */
const companyPricesJob =
  ({ db }: Context): BackgroundJob =>
  (signal, onFailure) =>
    repeat('companyPrices', intervalMs.companyPrices, () => fillCompanyPrices(db, signal))(
      signal,
      onFailure,
    )

/** Retried mails have connections of their own, so that slow ones do not delay new mails. */
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
