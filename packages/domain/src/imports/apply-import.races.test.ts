import { fork } from 'node:child_process'
import { once } from 'node:events'
import { isUnavailable } from '@tsiran/db/errors'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { lockListings } from '../catalog/refresh-lock.ts'
import { changeProduct } from '../products/change-product.ts'
import { finishJob, JobEndedError, reportProgress } from '../shared/jobs.ts'
import { saleOf, takeStock } from '../stock/take-stock.ts'
import { byScript } from '../testing/fixtures.ts'
import { applyImport } from './apply-import.ts'
import { readImport } from './read-import.ts'
import { startApply } from './steps.ts'
import { cancelImport } from './cancel-import.ts'
import { checkTestImport, leaseImportJob, stageTestImport } from './testing.ts'

const database = testDatabase()
/** More than two steps of rows. */
const products = 450
let round = 0
let skus: string[]

beforeEach(async () => {
  round++
  skus = []
  for (let index = 0; index < products; index++) skus.push(`R${round}-${index}`)
  const { db } = database
  // Jobs of the test before are nobody's any more.
  await db.deleteFrom('jobs').execute()
  await sql`
    with made as (
      insert into products (type, sku, url_key, name, short_description, description, meta_title, brand_id)
      select 'simple', sku, lower(sku), t, t, t, t, null
      from unnest(${skus}::text[]) sku, (select '{"hy":"a","ru":"b","en":"c"}'::jsonb as t) texts
      returning id, sku)
    insert into variants (product_id, sku, price, qty) select id, sku, 100, 50 from made`.execute(
    db,
  )
})

/** A checked import that gives every variant another price or stock, ready to be applied. */
async function ready(kind: 'prices' | 'products' | 'stock', value: string, chosen = skus) {
  const { db } = database
  const field = kind === 'stock' ? 'qty' : 'price'
  const id = await stageTestImport(db, kind, [['sku', field], ...chosen.map((sku) => [sku, value])])
  const { version } = await checkTestImport(db, id)
  await startApply(db, { id, version, skipErrors: false, by: byScript })
  return id
}
const expire = () =>
  sql`update jobs set due_at = now() where state = 'running'`.execute(database.db)
const movements = async (id: number) =>
  (
    await sql<{ count: number; distinct: number }>`
      select count(*)::integer as count, count(distinct variant_id)::integer as distinct from stock_movements
      where reference_type = 'import' and reference = (select change_set_id::text from imports where id = ${id})`.execute(
      database.db,
    )
  ).rows[0]

class KilledError extends Error {
  override readonly name = 'KilledError'
}
/** Ends the work after some steps, as a process that dies between them. */
const killAfter = (steps: number) => async () => {
  if (--steps === 0) throw new KilledError()
}
const noPause = async () => {}

test('an application goes on where a killed process left it, and writes no row twice', async () => {
  const { db } = database
  const id = await ready('stock', '70')
  await expect(
    applyImport(db, await leaseImportJob(db, 'import_apply'), killAfter(1)),
  ).rejects.toThrow(KilledError)
  await expire()
  await expect(
    applyImport(db, await leaseImportJob(db, 'import_apply'), killAfter(1)),
  ).rejects.toThrow(KilledError)
  await expire()
  await applyImport(db, await leaseImportJob(db, 'import_apply'), noPause)
  expect(await readImport(db, id, 'en')).toMatchObject({ state: 'applied', applied: products })
  expect(await movements(id)).toEqual({ count: products, distinct: products })
})

test('a process that is killed in the middle of a step leaves nothing half-written, and another goes on', async () => {
  const { db } = database
  const id = await ready('stock', '70')
  const killed = fork(new URL('testing-process.ts', import.meta.url), [database.url])
  await once(killed, 'message')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const { applied } = await readImport(db, id, 'en')
  expect(applied).toBeGreaterThan(0)
  expect(applied).toBeLessThan(products)
  expect(await movements(id)).toEqual({ count: applied, distinct: applied })
  await expire()
  await applyImport(db, await leaseImportJob(db, 'import_apply'), noPause)
  expect(await readImport(db, id, 'en')).toMatchObject({ state: 'applied', applied: products })
  expect(await movements(id)).toEqual({ count: products, distinct: products })
})

test('of two processes at one job the one whose lease is lost writes nothing more', async () => {
  const { db } = database
  const id = await ready('stock', '70')
  const first = await leaseImportJob(db, 'import_apply')
  await expire()
  const second = await leaseImportJob(db, 'import_apply')
  const [lost, won] = await Promise.allSettled([
    applyImport(db, first, noPause),
    applyImport(db, second, noPause),
  ])
  expect([lost.status, won.status]).toEqual(['rejected', 'fulfilled'])
  expect((lost as PromiseRejectedResult).reason).toBeInstanceOf(JobEndedError)
  expect(await movements(id)).toEqual({ count: products, distinct: products })
})

test('a cancellation ends the work between steps; what is written stays written', async () => {
  const { db } = database
  const id = await ready('prices', '120')
  const job = await leaseImportJob(db, 'import_apply')
  const cancelOnce = async () => {
    await cancelImport(db, { id, by: byScript })
  }
  await expect(applyImport(db, job, cancelOnce)).rejects.toThrow(JobEndedError)
  const { rows } = await sql<{ changed: number }>`
    select count(*)::integer as changed from variants where sku = any(${skus}::text[]) and price = 120`.execute(
    db,
  )
  expect(rows[0]!.changed).toBeGreaterThan(0)
  expect(rows[0]!.changed).toBeLessThan(products)
  expect((await readImport(db, id, 'en')).applied).toBe(rows[0]!.changed)
})

test('a cancellation waits for the step that writes, and one after the end is refused', async () => {
  const { db } = database
  const id = await ready('prices', '120')
  const job = await leaseImportJob(db, 'import_apply')
  const { promise: held, resolve: begin } = Promise.withResolvers<void>()
  const { promise: committed, resolve: commit } = Promise.withResolvers<void>()
  const step = db.transaction().execute(async (tx) => {
    await reportProgress(tx, job, { done: 1, position: { after: 0, done: 1 } })
    begin()
    await committed
  })
  await held
  const canceled = cancelImport(db, { id, by: byScript })
  await expect.poll(() => waitsForLock('transactionid')).toBe(true)
  commit()
  await Promise.all([step, canceled])
  await expect(applyImport(db, job, noPause)).rejects.toThrow(JobEndedError)
  await finishJob(db, job, { state: 'canceled' })
  await expect(cancelImport(db, { id, by: byScript })).rejects.toMatchObject({ code: 'conflict' })
})

test('a thing that waits too long for an editor is written again, also where its batch was refused', async () => {
  const { db } = database
  const id = await ready('prices', '120', skus.slice(0, 2))
  // The first write of the batch is refused, and the next one, of one thing, waits too long.
  await sql`create sequence writes`.execute(db)
  await sql`
    create function fail_twice() returns trigger language plpgsql as $$ begin
      case nextval('writes')
        when 1 then raise unique_violation;
        when 2 then raise lock_not_available;
        else return new;
      end case;
    end $$`.execute(db)
  await sql`create trigger fail_twice before update on variants for each row execute function fail_twice()`.execute(
    db,
  )
  try {
    await applyImport(db, await leaseImportJob(db, 'import_apply'), noPause)
  } finally {
    await sql`drop trigger fail_twice on variants`.execute(db)
  }
  expect(await readImport(db, id, 'en')).toMatchObject({ state: 'applied', applied: 2, refused: 0 })
})

test('sales beside an application lose no piece: a variant is sold or counted, never both', async () => {
  const { db } = database
  const id = await ready('stock', '70')
  const job = await leaseImportJob(db, 'import_apply')
  const { rows: variants } = await sql<{ id: number }>`
    select id from variants where sku = any(${skus}::text[]) order by id`.execute(db)
  const sell = async () => {
    for (const { id: variantId } of variants.toReversed())
      await db.transaction().execute((tx) => takeStock(tx, [{ variantId, quantity: 1 }], saleOf(1)))
  }
  await Promise.all([sell(), applyImport(db, job, noPause)])
  const { applied, stale } = await readImport(db, id, 'en')
  expect(applied + stale).toBe(products)
  expect(stale).toBeGreaterThan(0)
  const { rows } = await sql<{ qty: number; sum: number; counted: boolean }>`
    select v.qty, 50 + sum(m.delta)::integer as sum, bool_or(m.reason = 'count') as counted
    from variants v join stock_movements m on m.variant_id = v.id and m.reason in ('sale', 'count')
    where v.sku = any(${skus}::text[]) group by v.id`.execute(db)
  expect(rows.every(({ qty, sum }) => qty === sum)).toBe(true)
  expect(rows.filter(({ counted }) => counted)).toHaveLength(applied)
})

const waitsForLock = async (kind: 'advisory' | 'transactionid') =>
  (
    await sql<{ waits: boolean }>`
      select exists (select from pg_locks where locktype = ${kind} and not granted) as waits`.execute(
      database.db,
    )
  ).rows[0]!.waits

test.each(['prices', 'products'] as const)(
  'an order is placed at once while an import of %s waits for another refresh of the lists',
  async (kind) => {
    const { db } = database
    const sku = skus[0]!
    await sql`update products set status = 'hidden' where sku = ${sku}`.execute(db)
    await ready(kind, '120', [sku])
    const job = await leaseImportJob(db, 'import_apply')
    const { id: variantId } = await db
      .selectFrom('variants')
      .select('id')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
    const { promise: refreshed, resolve: end } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const refresh = db.transaction().execute(async (tx) => {
      await lockListings(tx)
      begin()
      await refreshed
    })
    await begun
    const applying = applyImport(db, job, noPause)
    await expect.poll(() => waitsForLock('advisory')).toBe(true)
    const order = db
      .transaction()
      .execute((tx) => takeStock(tx, [{ variantId, quantity: 1 }], saleOf(1)))
    await expect(order).resolves.toBe(true)
    end()
    await Promise.all([refresh, applying])
  },
)

interface Stored {
  id: number
  variant: number
  version: number
}

/** Saves another price; where the shop is busy, the person presses again. */
async function edit({ id, variant, version }: Stored): Promise<void> {
  const change = { variants: [{ id: variant, price: 777 }] }
  try {
    await changeProduct(database.db, { id, version, change, by: byScript, locale: 'en' })
  } catch (error) {
    if (!isUnavailable(error)) throw error
    await edit({ id, variant, version })
  }
}

/** More than one step of prices, more than two of products. */
const raced = { prices: 205, products: 105 }
test.each(['prices', 'products'] as const)(
  'editors beside an application of %s: each product is changed once, and the later change is refused',
  { timeout: 60_000 },
  async (kind) => {
    const { db } = database
    const chosen = skus.slice(0, raced[kind])
    await sql`update products set status = 'hidden' where sku = any(${chosen}::text[])`.execute(db)
    const id = await ready(kind, '120', chosen)
    const job = await leaseImportJob(db, 'import_apply')
    const { rows: stored } = await sql<Stored>`
      select p.id, v.id as variant, p.version from products p join variants v on v.product_id = p.id
      where p.sku = any(${chosen}::text[]) order by p.id`.execute(db)
    // From the last product on, towards the import.
    const [last, ...others] = stored.toReversed()
    await edit(last!)
    const refusals: unknown[] = []
    const editAll = async () => {
      for (const one of others) await edit(one).catch((error: unknown) => refusals.push(error))
    }
    await Promise.all([editAll(), applyImport(db, job, noPause)])
    const { applied, stale } = await readImport(db, id, 'en')
    expect(applied + stale).toBe(chosen.length)
    expect(stale).toBeGreaterThan(0)
    expect(refusals).toEqual(
      refusals.map(() => expect.objectContaining({ code: 'version_conflict' })),
    )
    expect(refusals).toHaveLength(applied)
    const { rows } = await sql<{ price: number; version: number; count: number }>`
      select v.price, p.version, count(*)::integer as count from products p join variants v on v.product_id = p.id
      where p.sku = any(${chosen}::text[]) group by 1, 2 order by 1`.execute(db)
    expect(rows).toEqual(
      [
        { price: 120, version: 2, count: applied },
        { price: 777, version: 2, count: stale },
      ].filter(({ count }) => count > 0),
    )
  },
)
