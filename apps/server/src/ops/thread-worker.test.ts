import { testDatabase } from '@tsiran/db/testing'
import { beginChangeSet } from '@tsiran/domain/products/change-sets'
import { cancelJob } from '@tsiran/domain/shared/cancel-job'
import { leaseJob } from '@tsiran/domain/shared/lease-job'
import { queueJob } from '@tsiran/domain/shared/queue-job'
import { findJob } from '@tsiran/domain/shared/read-job'
import { byScript, createProduct } from '@tsiran/domain/testing/fixtures'
import { expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { runJob } from './run-jobs.ts'
import { threadWorker } from './thread-worker.ts'

const database = testDatabase()
let products = 0

/** Queues an edit that makes two products 10 drams dearer, and leases it as a process does; `run` is that process. */
async function leaseEdit() {
  const { db, url } = database
  const created = [await create(), await create()]
  const ids = created.map(({ id }) => id)
  const change_set_id = await db
    .transaction()
    .execute((tx) => beginChangeSet(tx, { kind: 'bulk', by: byScript }))
  const work = { kind: 'bulk', operations: [{ field: 'price', op: 'add', value: 10 }] }
  const data = { change_set_id, ids, work }
  const id = await queueJob(db, { kind: 'bulk_edit', data, total: 2, by: byScript })
  const job = (await leaseJob(db, 'bulk_edit'))!
  const context = { db, config: { databaseUrl: url } } as Context
  const prices = async () => {
    const rows = await db
      .selectFrom('variants')
      .select('price')
      .where('product_id', 'in', ids)
      .execute()
    return rows.map(({ price }) => price)
  }
  return {
    id,
    prices,
    run: (signal: AbortSignal) => runJob(context, threadWorker('bulk_edit'), job, signal),
  }
}

const create = () =>
  createProduct(database.db, { sku: `THREAD-${products++}`, offers: [{ price: 500 }] })
const never = new AbortController().signal

test('a thread does the work of a job, whose result is its own', async () => {
  const edit = await leaseEdit()
  await edit.run(never)
  expect(await findJob(database.db, edit.id)).toMatchObject({
    state: 'done',
    done: 2,
    result: { applied: 2, refused: [] },
  })
  expect(await edit.prices()).toEqual([510, 510])
})

test('a job that is canceled meanwhile ends without a change', async () => {
  const edit = await leaseEdit()
  await cancelJob(database.db, edit.id, { by: byScript })
  await edit.run(never)
  expect(await findJob(database.db, edit.id)).toMatchObject({ state: 'canceled', done: 0 })
  expect(await edit.prices()).toEqual([500, 500])
})

test('a process that stops gives the job of its thread back', async () => {
  const edit = await leaseEdit()
  await edit.run(AbortSignal.abort(new Error('the server stops')))
  expect(await findJob(database.db, edit.id)).toMatchObject({ state: 'queued', done: 0 })
  expect(await edit.prices()).toEqual([500, 500])
})
