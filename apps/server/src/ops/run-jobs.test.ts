import { testDatabase } from '@tsiran/db/testing'
import { cancelJob } from '@tsiran/domain/shared/cancel-job'
import { reportProgress } from '@tsiran/domain/shared/jobs'
import { leaseJob } from '@tsiran/domain/shared/lease-job'
import { queueJob } from '@tsiran/domain/shared/queue-job'
import { findJob } from '@tsiran/domain/shared/read-job'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { backgroundJobs, type JobWorker } from './run-jobs.ts'

const database = testDatabase({ connections: 8 })
const by = { kind: 'system', name: 'script' } as const
const stops: AbortController[] = []
const failures: string[] = []

/** A process that runs jobs until it is stopped. */
function startProcess(worker: JobWorker) {
  const stop = new AbortController()
  stops.push(stop)
  const [loop] = backgroundJobs({ db: database.db } as Context, { bulk_edit: worker })
  const running = loop!(stop.signal, (_job, error) => failures.push(error.message))
  return async () => {
    stop.abort()
    await running
  }
}
afterEach(() => stops.splice(0).forEach((stop) => stop.abort()))

const queue = () => queueJob(database.db, { kind: 'bulk_edit', data: {}, by })
const state = (id: number) => findJob(database.db, id)

/** Counts to ten, a step for each transaction; `before` waits before a step. */
const counter = (
  steps: number[],
  before: (step: number) => Promise<void> = async () => {},
): JobWorker => ({
  async run({ db }, job) {
    for (let step = job.done + 1; step <= 10; step++) {
      await before(step)
      await reportProgress(db, job, { done: step, total: 10 })
      steps.push(step)
    }
    return { steps: 10 }
  },
})

test('two processes do a job once', async () => {
  const steps: number[] = []
  const id = await queue()
  const ends = [startProcess(counter(steps)), startProcess(counter(steps))]
  await expect.poll(async () => (await state(id)).state).toBe('done')
  await Promise.all(ends.map((end) => end()))
  expect(await state(id)).toMatchObject({ done: 10, result: { steps: 10 } })
  expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('a stopped process gives its job back, and another goes on from its progress', async () => {
  const steps: number[] = []
  const id = await queue()
  const stop = startProcess({
    async run(context, job, signal) {
      const reached = counter(steps, async (step) => {
        if (step < 5) return
        await new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('stopped'))),
        )
      })
      return reached.run(context, job, signal)
    },
  })
  await expect.poll(() => steps).toEqual([1, 2, 3, 4])
  await stop()
  expect(await state(id)).toMatchObject({ state: 'queued', done: 4, error: null })
  startProcess(counter(steps))
  await expect.poll(async () => (await state(id)).state).toBe('done')
  expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('the job of a killed process is taken again after its lease', async () => {
  const steps: number[] = []
  const id = await queue()
  const dead = (await leaseJob(database.db, 'bulk_edit'))!
  await reportProgress(database.db, dead, { done: 6, total: 10 })
  await sql`update jobs set due_at = now() where id = ${id}`.execute(database.db)
  startProcess(counter(steps))
  await expect.poll(async () => (await state(id)).state).toBe('done')
  expect(steps).toEqual([7, 8, 9, 10])
})

test('a canceled job ends after its present step', async () => {
  const steps: number[] = []
  const id = await queue()
  let goOn = () => {}
  const canceled = new Promise<void>((resolve) => (goOn = resolve))
  startProcess(counter(steps, (step) => (step === 3 ? canceled : Promise.resolve())))
  await expect.poll(() => steps).toEqual([1, 2])
  await cancelJob(database.db, id, { by })
  goOn()
  await expect.poll(async () => (await state(id)).state).toBe('canceled')
  expect(steps).toEqual([1, 2])
})

test('a failure is reported and the job waits for its next attempt', async () => {
  const id = await queue()
  startProcess({ run: () => Promise.reject(new Error('no disk')) })
  await expect.poll(() => failures).toContain('no disk')
  expect(await state(id)).toMatchObject({ state: 'queued', error: null })
})
