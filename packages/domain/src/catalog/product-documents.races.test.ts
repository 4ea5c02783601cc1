import { testDatabase } from '@tsiran/db/testing'
import type { Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fillDocuments, writeDocuments } from '../shared/write-documents.ts'
import { asGuest } from '../shared/viewer.ts'
import { createShop, productInput } from '../testing/shop.ts'
import { getProduct } from './get-product.ts'
import { saveProduct } from './save-product.ts'

const database = testDatabase()
let id: number

const addPicture = (tx: Tx, media: string) =>
  sql`insert into product_images (product_id, media, position) values (${id}, ${media}, 1)`.execute(
    tx,
  )
const pictures = async () =>
  (await getProduct(database.db, { id }, asGuest('en'))).images
    .map(({ small_image_url }) => small_image_url.split('/')[3])
    .sort()
const hasDocument = async () =>
  (await sql`select from product_documents where product_id = ${id}`.execute(database.db)).rows
    .length === 1

beforeAll(() => createShop(database.db))
beforeEach(async () => {
  await sql`delete from products where sku = 'RACE'`.execute(database.db)
  id = await saveProduct(database.db, productInput('RACE', { images: ['products/first'] }))
  expect(await hasDocument()).toBe(true)
})

test('two saves of parts at once: the document has both', async () => {
  const written = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const one = inTransaction(database.db, async (tx) => {
    await addPicture(tx, 'products/one')
    await writeDocuments(tx, [id])
    written.resolve()
    await begun.promise
  })
  await written.promise
  const other = inTransaction(database.db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    const added = addPicture(tx, 'products/other')
    await untilWaiting(rows[0]!.pid)
    begun.resolve()
    await added
    await writeDocuments(tx, [id])
  })
  await Promise.all([one, other])
  expect(await hasDocument()).toBe(true)
  expect(await pictures()).toEqual(['first', 'one', 'other'])
})

test('a reader sees the page before an open save, and the one after it', async () => {
  await inTransaction(database.db, async (tx) => {
    await addPicture(tx, 'products/one')
    expect(await pictures()).toEqual(['first'])
    await writeDocuments(tx, [id])
    expect(await pictures()).toEqual(['first'])
  })
  expect(await pictures()).toEqual(['first', 'one'])
})

test('a document that is missing is not written by others while its product is saved', async () => {
  await sql`delete from product_documents where product_id = ${id}`.execute(database.db)
  await inTransaction(database.db, async (tx) => {
    await addPicture(tx, 'products/one')
    await fillDocuments(database.db)
    await inTransaction(database.db, (other) => writeDocuments(other, [id]))
    expect(await hasDocument()).toBe(false)
  })
  await fillDocuments(database.db)
  expect(await hasDocument()).toBe(true)
  expect(await pictures()).toEqual(['first', 'one'])
})

test('many writers of parts and documents leave a document of what is there', async () => {
  await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      await inTransaction(database.db, async (tx) => {
        if (index % 3 === 0) return writeDocuments(tx, [id])
        await addPicture(tx, `products/n${index}`)
        if (index % 2 === 0) await writeDocuments(tx, [id])
      })
      await fillDocuments(database.db)
    }),
  )
  await fillDocuments(database.db)
  expect(await hasDocument()).toBe(true)
  expect(await pictures()).toHaveLength(1 + 8)
})

/** Resolves once a connection waits for a lock. */
async function untilWaiting(pid: number): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where pid = ${pid} and wait_event_type = 'Lock'`.execute(
      database.db,
    )
    if (rows.length > 0) return
  }
}
