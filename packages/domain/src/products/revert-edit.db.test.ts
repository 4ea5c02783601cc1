import type { BulkOperation } from '@tsiran/contract/admin/bulk-shapes'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { firstBatch } from '../shared/batches.ts'
import { leaseJob } from '../shared/lease-job.ts'
import { findJob } from '../shared/read-job.ts'
import { bulkCatalogue } from '../testing/bulk-catalogue.ts'
import { byScript } from '../testing/fixtures.ts'
import { applyBulk, runBulkJob } from './bulk-edit.ts'
import type { BulkCall } from './bulk-call.ts'
import { readChangeSet } from './list-change-sets.ts'
import { revertChangeSet } from './revert-change-set.ts'
import { runRevertJob } from './run-revert.ts'

const { db, products, prices } = bulkCatalogue()
const edit = (call: BulkCall) => applyBulk(db(), call, { by: byScript })
const percent = (value: number): BulkOperation => ({ field: 'price', op: 'percent', value })
const never = new AbortController().signal

test('a revert restores what still has the written value, once, and is itself reverted', async () => {
  const done = await edit({
    ids: [products.milk.id, products.cheese.id],
    operations: [percent(10)],
  })
  await edit({
    cells: [
      { variant_id: products.cheese.variantIds[0]!, version: 2, field: 'price', value: 1234 },
    ],
  })
  const reverted = await revertChangeSet(db(), done.change_set_id!, { by: byScript })
  expect(reverted).toMatchObject({
    reverted: 2,
    left: [{ sku: 'CHEESE-1', field: 'price', before: 1000, after: 1100 }],
    left_total: 1,
  })
  expect(await prices()).toMatchObject({ MILK: 505, 'CHEESE-1': 1234, 'CHEESE-2': 2000 })
  await expect(revertChangeSet(db(), done.change_set_id!, { by: byScript })).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await revertChangeSet(db(), reverted.change_set_id!, { by: byScript })).toMatchObject({
    reverted: 2,
    left_total: 0,
  })
  expect(await prices()).toMatchObject({ MILK: 556, 'CHEESE-1': 1234, 'CHEESE-2': 2200 })
})

test('a set that is older than a day is reverted only by whoever has just proven who they are', async () => {
  const { change_set_id: id } = await edit({
    ids: [products.milk.id],
    operations: [percent(10)],
  })
  const before = await prices()
  await sql`update change_sets set created_at = now() - interval '25 hours' where id = ${id}`.execute(
    db(),
  )
  await expect(revertChangeSet(db(), id!, { by: byScript })).rejects.toMatchObject({
    code: 'confirmation_needed',
  })
  expect(await prices()).toEqual(before)
  expect(await revertChangeSet(db(), id!, { by: byScript, confirmed: true })).toMatchObject({
    reverted: 1,
  })
})

test('a large edit is a job that goes on after its process died, and so is its revert', async () => {
  await sql`
    with made as (
      insert into products (sku, type, status, url_key, name, short_description, description, meta_title)
      select 'P' || n, 'simple', 'hidden', 'p' || n, name, name, name, name
      from generate_series(1, 450) n, (values ('{"hy":"x","ru":"x","en":"x"}'::jsonb)) t (name)
      returning id, sku)
    insert into variants (product_id, sku, price) select id, sku, 100 from made`.execute(db())
  const { rows } = await sql<{ id: number }>`select id from products where sku ~ '^P[0-9]'`.execute(
    db(),
  )
  const asked = await edit({ ids: rows.map(({ id }) => id), operations: [percent(50)] })
  expect(asked).toMatchObject({ applied: 0, change_set_id: expect.any(Number) })
  await expect(revertChangeSet(db(), asked.change_set_id!, { by: byScript })).rejects.toMatchObject(
    {
      code: 'conflict',
    },
  )
  const raised = async () =>
    (
      await sql<{
        n: number
      }>`select count(*) as n from variants where sku ~ '^P[0-9]' and price = 150`.execute(db())
    ).rows[0]!.n

  // The process is stopped after its first batch.
  const job = (await leaseJob(db(), 'bulk_edit'))!
  const throwing = { throwIfAborted: secondTime(new Error('killed')) } as AbortSignal
  await expect(runBulkJob(db(), job, throwing)).rejects.toThrow('killed')
  expect(await raised()).toBe(firstBatch)
  expect(await findJob(db(), asked.job_id!)).toMatchObject({
    state: 'running',
    done: firstBatch,
    total: 450,
  })

  await sql`update jobs set due_at = now()`.execute(db())
  const again = (await leaseJob(db(), 'bulk_edit'))!
  expect(await runBulkJob(db(), again, never)).toMatchObject({ applied: 450, refused_total: 0 })
  expect(await raised()).toBe(450)
  const set = await readChangeSet(db(), asked.change_set_id!, {
    page: 1,
    limit: 1,
    locale: 'hy',
    seesPrices: true,
  })
  expect(set.set.changed).toBe(450)

  await sql`update jobs set state = 'done', finished_at = now()`.execute(db())
  const revert = await revertChangeSet(db(), asked.change_set_id!, { by: byScript })
  expect(revert.job_id).toEqual(expect.any(Number))
  const reverting = (await leaseJob(db(), 'change_set_revert'))!
  expect(await runRevertJob(db(), reverting, never)).toMatchObject({ reverted: 450, left_total: 0 })
  expect(await raised()).toBe(0)
})

/** Throws on the second call. */
function secondTime(error: Error): () => void {
  let calls = 0
  return () => {
    if (++calls > 1) throw error
  }
}
