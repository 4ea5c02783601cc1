import type { BulkOperation } from '@tsiran/contract/admin/bulk-shapes'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { finishJob } from '../shared/jobs.ts'
import { leaseJob } from '../shared/lease-job.ts'
import { findJob } from '../shared/read-job.ts'
import { bulkCatalogue } from '../testing/bulk-catalogue.ts'
import { byScript } from '../testing/fixtures.ts'
import { applyBulk, runBulkJob } from './bulk-edit.ts'
import type { BulkCall } from './bulk-call.ts'
import { cancelPlan } from './cancel-plan.ts'
import { listChangeSets, readChangeSet } from './list-change-sets.ts'
import { runEndJob } from './planned-end.ts'
import { previewPlan } from './preview-plan.ts'
import { revertChangeSet } from './revert-change-set.ts'

const { db, products, prices } = bulkCatalogue()
const edit = (call: BulkCall) => applyBulk(db(), call, { by: byScript })
const never = new AbortController().signal
beforeEach(async () => {
  await sql`update change_sets set job_id = null, end_job_id = null`.execute(db())
  await sql`delete from jobs`.execute(db())
})
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const offer: BulkOperation[] = [
  { field: 'old_price', op: 'take_price' },
  { field: 'price', op: 'percent', value: -20 },
  { field: 'price', op: 'round', value: 10 },
]
const read = async (id: number) =>
  (await readChangeSet(db(), id, { page: 1, limit: 1, locale: 'en', seesPrices: true })).set
const oldPrice = async () =>
  (
    await sql<{ n: number | null }>`select old_price as n from variants where sku = 'MILK'`.execute(
      db(),
    )
  ).rows[0]!.n

/** The time of every job comes, and of what was planned. */
const timePasses = async () => {
  await sql`update jobs set due_at = now() where state = 'queued'`.execute(db())
  await sql`update change_sets set starts_at = now() - interval '1 minute' where starts_at > now()`.execute(
    db(),
  )
}
async function runStart() {
  const job = (await leaseJob(db(), 'bulk_edit'))!
  await finishJob(db(), job, { result: await runBulkJob(db(), job, never) })
}
async function runEnd() {
  const job = (await leaseJob(db(), 'change_set_end'))!
  const result = await runEndJob(db(), job)
  await finishJob(db(), job, { result })
  return result
}

test('an offer is planned: nothing changes before its time, the price before is struck, and at its end all is as before', async () => {
  const [starts_at, ends_at] = [inHours(24), inHours(48)]
  const done = await edit({ ids: [products.milk.id], operations: offer, starts_at, ends_at })
  expect(done).toMatchObject({ applied: 0, starts_at, job_id: expect.any(Number) })
  const id = done.change_set_id!
  expect(await leaseJob(db(), 'bulk_edit')).toBeUndefined()
  expect(await read(id)).toMatchObject({ running: false, starts_at, ends_at, changed: 0 })
  expect(await prices()).toMatchObject({ MILK: 505 })
  const range = { page: 1, limit: 10, locale: 'en' } as const
  const { data } = await previewPlan(db(), await read(id), range)
  expect(data.map(({ field, before, after }) => [field, before, after])).toEqual([
    ['old_price', null, 505],
    ['price', 505, 400],
  ])

  // The price of the moment counts, not that of the day of planning.
  await edit({ ids: [products.milk.id], operations: [{ field: 'price', op: 'set', value: 600 }] })
  expect(
    (await listChangeSets(db(), { page: 1, limit: 1, seesPrices: true })).data[0],
  ).toMatchObject({
    id,
  })
  await timePasses()
  await runStart()
  expect([await prices(), await oldPrice()]).toEqual([expect.objectContaining({ MILK: 480 }), 600])
  expect(await read(id)).toMatchObject({ running: false, starts_at: null, ends_at, changed: 2 })

  expect(await runEnd()).toMatchObject({ reverted: 2, left_total: 0 })
  expect([await prices(), await oldPrice()]).toEqual([expect.objectContaining({ MILK: 600 }), null])
  expect(await read(id)).toMatchObject({ ends_at: null, reverted_by: expect.any(Number) })
})

test('an edit of now may have an end; an end waits for its edit, and finds nothing where somebody was faster', async () => {
  const done = await edit({
    ids: [products.cheese.id],
    operations: [{ field: 'price', op: 'percent', value: -10 }],
    ends_at: inHours(1),
  })
  const id = done.change_set_id!
  expect(done).toMatchObject({ applied: 2, job_id: null, starts_at: null })
  await sql`
    with j as (insert into jobs (kind) values ('bulk_edit') returning id)
    update change_sets set job_id = (select id from j) where id = ${id}`.execute(db())
  await timePasses()
  const job = (await leaseJob(db(), 'change_set_end'))!
  await expect(runEndJob(db(), job)).rejects.toMatchObject({ reason: 'lost' })
  expect(await findJob(db(), job.id)).toMatchObject({ state: 'queued' })
  await sql`update jobs set state = 'done', finished_at = now() where kind = 'bulk_edit'`.execute(
    db(),
  )
  await revertChangeSet(db(), id, { by: byScript })
  await timePasses()
  expect(await runEnd()).toMatchObject({ reverted: 0 })
  expect(await prices()).toMatchObject({ 'CHEESE-1': 1000, 'CHEESE-2': 2000 })
})

test('a plan is canceled before it begins, afterwards its end alone, and each once', async () => {
  const cancel = (id: number, part: 'start' | 'end') => cancelPlan(db(), id, { part, by: byScript })
  const call = { ids: [products.milk.id], operations: offer }
  const times = { starts_at: inHours(1), ends_at: inHours(2) }
  const canceled = (await edit({ ...call, ...times })).change_set_id!
  await cancel(canceled, 'start')
  expect(await read(canceled)).toMatchObject({ canceled: true, starts_at: null, ends_at: null })
  await expect(cancel(canceled, 'start')).rejects.toMatchObject({ code: 'conflict' })

  const kept = (await edit({ ...call, ...times })).change_set_id!
  await timePasses()
  await runStart()
  await expect(cancel(kept, 'start')).rejects.toMatchObject({ code: 'conflict' })
  await cancel(kept, 'end')
  expect(await read(kept)).toMatchObject({ canceled: false, ends_at: null, reverted_by: null })
  await timePasses()
  expect(await leaseJob(db(), 'change_set_end')).toBeUndefined()
  expect(await oldPrice()).toBe(505)
  await expect(cancel(999_999, 'end')).rejects.toMatchObject({ code: 'not_found' })
  const { rows } = await sql<{ action: string }>`
    select action from audit_log where change_set_id = any(${[canceled, kept]}::bigint[])
      and action like 'change_set.%' order by id`.execute(db())
  expect(rows.map(({ action }) => action)).toEqual([
    'change_set.plan',
    'change_set.cancel',
    'change_set.plan',
    'change_set.keep',
  ])
})

test('two offers of one product lie one within the other, or do not touch; they do not cross', async () => {
  const times = Array.from({ length: 30 }, (_, hour) => inHours(hour))
  const offerOf = (id: number, from: number, until: number) =>
    edit({ ids: [id], operations: offer, starts_at: times[from]!, ends_at: times[until]! })
  const { milk, cheese } = products
  const first = await offerOf(milk.id, 10, 20)
  await expect(offerOf(milk.id, 15, 25)).rejects.toMatchObject({
    details: { fields: { ends_at: [{ key: 'plansCross', values: { id: first.change_set_id } }] } },
  })
  await expect(offerOf(milk.id, 5, 15)).rejects.toMatchObject({ code: 'validation_failed' })
  // Jobs of the same time have no order but that ends go before starts.
  await expect(offerOf(milk.id, 10, 15)).rejects.toMatchObject({ code: 'validation_failed' })
  await expect(offerOf(milk.id, 15, 20)).rejects.toMatchObject({ code: 'validation_failed' })
  await offerOf(milk.id, 12, 18)
  await offerOf(milk.id, 20, 25)
  await offerOf(cheese.id, 15, 25)
  await edit({
    ids: [milk.id],
    operations: [{ field: 'low_mark', op: 'set', value: 3 }],
    starts_at: inHours(15),
    ends_at: inHours(25),
  })
  // What has begun is found by what it wrote.
  await edit({ ids: [milk.id], operations: offer, ends_at: inHours(2) })
  await expect(offerOf(milk.id, 1, 3)).rejects.toMatchObject({ code: 'validation_failed' })
})

test('of two offers that cross and are planned at once one is refused', async () => {
  const call = { ids: [products.cheese.id], operations: offer }
  const planned = await Promise.allSettled([
    edit({ ...call, starts_at: inHours(30), ends_at: inHours(40) }),
    edit({ ...call, starts_at: inHours(35), ends_at: inHours(45) }),
  ])
  expect(planned.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('an offer that begins when another one ends waits for that end, and so does an end for the one within', async () => {
  const price = (value: number): BulkOperation[] => [{ field: 'price', op: 'set', value }]
  const [first, second, third, last] = [inHours(1), inHours(2), inHours(3), inHours(4)]
  const ids = [products.milk.id]
  const { MILK: usual } = await prices()
  // The second offer is planned first: its jobs are the older ones.
  await edit({ ids, operations: price(320), starts_at: second, ends_at: last })
  await edit({ ids, operations: price(310), starts_at: first, ends_at: second })
  const within = await edit({
    ids,
    operations: price(300),
    starts_at: third,
    ends_at: inHours(3.5),
  })
  const lease = async (kind: 'bulk_edit' | 'change_set_end', id: number) => {
    await sql`update jobs set due_at = case when id = ${id} then now() - interval '1 day' else now() + interval '1 day' end
      where state = 'queued'`.execute(db())
    return (await leaseJob(db(), kind))!
  }
  const { rows: jobs } = await sql<{ start: number; ending: number }>`
    select job_id as start, end_job_id as ending from change_sets where id >= ${within.change_set_id! - 2} order by starts_at`.execute(
    db(),
  )
  const waits = { reason: 'lost' }
  const start = async (at: number) => {
    const job = await lease('bulk_edit', jobs[at]!.start)
    await finishJob(db(), job, { result: await runBulkJob(db(), job, never) })
  }
  const end = async (at: number) => {
    const job = await lease('change_set_end', jobs[at]!.ending)
    await finishJob(db(), job, { result: await runEndJob(db(), job) })
  }
  await expect(start(1)).rejects.toMatchObject(waits)
  await start(0)
  await expect(start(1)).rejects.toMatchObject(waits)
  await end(0)
  expect(await prices()).toMatchObject({ MILK: usual })
  await expect(start(2)).rejects.toMatchObject(waits)
  await start(1)
  await start(2)
  expect(await prices()).toMatchObject({ MILK: 300 })
  await expect(end(1)).rejects.toMatchObject(waits)
  await end(2)
  expect(await prices()).toMatchObject({ MILK: 320 })
  await end(1)
  expect(await prices()).toMatchObject({ MILK: usual })
})

test.each([
  ['a time that is none', { starts_at: 'tomorrow' }, 'starts_at'],
  ['a time that is past', { starts_at: '2020-01-01T10:00:00+04:00' }, 'starts_at'],
  ['a time in two years', { ends_at: inHours(24 * 730) }, 'ends_at'],
  ['an end before the start', { starts_at: inHours(5), ends_at: inHours(4) }, 'ends_at'],
])('%s is refused', async (_, times, field) => {
  await expect(
    edit({ ids: [products.milk.id], operations: offer, ...times }),
  ).rejects.toMatchObject({
    code: 'validation_failed',
    details: { fields: { [field]: expect.anything() } },
  })
})

test('single cells have no time: their versions are those of now', async () => {
  const cell = { variant_id: products.milk.variantId, version: 1, field: 'price', value: 600 }
  await expect(edit({ cells: [cell], ends_at: inHours(1) })).rejects.toMatchObject({
    code: 'validation_failed',
  })
})
