import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { DomainError } from '../errors.ts'
import { cancelJob } from './cancel-job.ts'
import { failJob, finishJob, renewLease, reportProgress, returnJob } from './jobs.ts'
import { leaseJob } from './lease-job.ts'
import { queueJob } from './queue-job.ts'
import { findJob, jobCleanUps } from './read-job.ts'

const database = testDatabase({ connections: 8 })
const by = { kind: 'system', name: 'script' } as const
const queue = (key?: string) =>
  queueJob(database.db, { kind: 'bulk_edit', data: { ids: [1] }, by, ...(key && { key }) })
const lease = () => leaseJob(database.db, 'bulk_edit')
/** Ends every lease and wait. */
const makeDue = () => sql`update jobs set due_at = now()`.execute(database.db)

beforeEach(() => database.db.deleteFrom('jobs').execute())

test('a job is leased once, reports its progress and keeps its result', async () => {
  const { db } = database
  const id = await queue()
  const job = (await lease())!
  expect(job).toMatchObject({
    id,
    data: { ids: [1] },
    done: 0,
    position: null,
    by: { name: 'worker' },
  })
  expect(await lease()).toBeUndefined()
  await reportProgress(db, job, {
    done: 3,
    total: 10,
    position: { after: 7 },
    result: { applied: 3 },
  })
  expect(await findJob(db, id)).toMatchObject({
    state: 'running',
    done: 3,
    total: 10,
    result: { applied: 3 },
  })
  await finishJob(db, job, { result: { applied: 10 } })
  expect(await findJob(db, id)).toMatchObject({
    state: 'done',
    result: { applied: 10 },
    finished_at: expect.any(String),
  })
})

test('many processes lease each job once', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => queue()))
  const leased = await Promise.all(Array.from({ length: 24 }, lease))
  expect(leased.flatMap((job) => (job ? [job.id] : [])).sort((a, b) => a - b)).toEqual(
    ids.sort((a, b) => a - b),
  )
})

test('the job of a process that died goes on where it was, and the dead one writes no more', async () => {
  const { db } = database
  const id = await queue()
  const dead = (await lease())!
  await reportProgress(db, dead, { done: 3, total: 10, position: { after: 7 } })
  expect(await lease()).toBeUndefined()
  await makeDue()
  const job = (await lease())!
  expect(job).toMatchObject({ id, done: 3, total: 10, position: { after: 7 } })
  for (const write of [() => reportProgress(db, dead, { done: 4 }), () => renewLease(db, dead)])
    await expect(write()).rejects.toMatchObject({ name: 'JobEndedError', reason: 'lost' })
  await finishJob(db, dead, { result: 'of the dead' })
  await returnJob(db, dead)
  await failJob(db, dead, new Error('dead'))
  expect(await findJob(db, id)).toMatchObject({ state: 'running', done: 3, result: null })
})

test('a step that comes too late is undone with its transaction', async () => {
  const { db } = database
  await queue()
  const dead = (await lease())!
  await makeDue()
  await lease()
  const step = db.transaction().execute(async (tx) => {
    await sql`insert into settings (name, value) values ('late', '{}')`.execute(tx)
    await reportProgress(tx, dead, { done: 1 })
  })
  await expect(step).rejects.toMatchObject({ reason: 'lost' })
  expect(
    await db.selectFrom('settings').where('name', '=', 'late').select('name').execute(),
  ).toEqual([])
})

test('a running job learns of its cancelation with its next report; a queued one ends at once', async () => {
  const { db } = database
  const [running, queued] = [await queue(), await queue()]
  const job = (await lease())!
  expect(await cancelJob(db, running, { by })).toMatchObject({
    state: 'running',
    cancel_requested: true,
  })
  expect(await cancelJob(db, queued, { by })).toMatchObject({ state: 'canceled' })
  await cancelJob(db, queued, { by })
  await expect(reportProgress(db, job, { done: 1 })).rejects.toMatchObject({ reason: 'canceled' })
  await finishJob(db, job, { state: 'canceled' })
  expect(await findJob(db, running)).toMatchObject({ state: 'canceled', done: 1 })
  const audit = await db
    .selectFrom('audit_log')
    .select('subject_id')
    .where('action', '=', 'job.cancel')
    .orderBy('id')
    .execute()
  expect(audit.map(({ subject_id }) => Number(subject_id))).toEqual([running, queued])
})

test('a canceled job whose process died ends without another lease', async () => {
  const { db } = database
  const id = await queue()
  await lease()
  await cancelJob(db, id, { by })
  await makeDue()
  expect(await lease()).toBeUndefined()
  expect(await findJob(db, id)).toMatchObject({ state: 'canceled', error: null })
})

test('a job that has ended is not canceled', async () => {
  const { db } = database
  const id = await queue()
  await finishJob(db, (await lease())!)
  await expect(cancelJob(db, id, { by })).rejects.toMatchObject({ code: 'conflict' })
  await expect(cancelJob(db, id + 1, { by })).rejects.toMatchObject({ code: 'not_found' })
})

test('a failure is tried again until five leases made no progress; a refusal ends the job with its code', async () => {
  const { db } = database
  const id = await queue()
  for (let attempt = 1; attempt <= 5; attempt++) {
    await makeDue()
    expect(await findJob(db, id)).toMatchObject({ state: 'queued', error: null })
    await failJob(db, (await lease())!, new Error('broken'))
    expect(await lease()).toBeUndefined()
  }
  expect(await findJob(db, id)).toMatchObject({ state: 'failed', error: 'internal' })

  const refused = await queue()
  await failJob(db, (await lease())!, new DomainError('not_found'))
  expect(await findJob(db, refused)).toMatchObject({ state: 'failed', error: 'not_found' })
})

test('progress begins the count of attempts anew, and five dead processes end the job', async () => {
  const { db } = database
  const id = await queue()
  for (let attempt = 1; attempt <= 7; attempt++) {
    await makeDue()
    await reportProgress(db, (await lease())!, { done: attempt })
  }
  for (let attempt = 1; attempt <= 5; attempt++) {
    await makeDue()
    expect(await lease()).toMatchObject({ id })
  }
  await makeDue()
  expect(await lease()).toBeUndefined()
  expect(await findJob(db, id)).toMatchObject({ state: 'failed', error: 'internal', done: 7 })
})

test('one open job has a key, also when two callers queue it at once', async () => {
  const { db } = database
  const [first, second] = await Promise.all([queue('brand:7'), queue('brand:7')])
  expect(first).toBe(second)
  await finishJob(db, (await lease())!)
  expect(await queue('brand:7')).not.toBe(first)
})

test('jobs are deleted a month after their end', async () => {
  const { db } = database
  const [old, open] = [await queue(), await queue()]
  await finishJob(db, (await lease())!)
  await sql`update jobs set finished_at = now() - interval '31 days' where id = ${old}`.execute(db)
  await sql`update jobs set created_at = now() - interval '90 days'`.execute(db)
  expect(await jobCleanUps['jobs']!(db)).toBe(1)
  expect(await findJob(db, open)).toMatchObject({ state: 'queued' })
})
