import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { getProduct } from '@tsiran/domain/catalog/get-product'
import { listProducts } from '@tsiran/domain/catalog/list-products'
import { asGuest } from '@tsiran/domain/shared/viewer'
import { createShop, shop, stockShop } from '@tsiran/domain/testing/shop'
import { sql, type RawBuilder } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cachedNames } from './cached-names.ts'
import { CallCache } from './call-cache.ts'

const database = testDatabase()
const { options, brands } = shop
let cache: CallCache

beforeAll(async () => {
  await createShop(database.db)
  await stockShop(database.db)
})
beforeEach(() => {
  cache = new CallCache({ ttl: 60_000, max: 3 })
})

const viewer = asGuest('en')
const readWine = () => getProduct(database.db, { urlKey: 'wine-1' }, viewer, cachedNames(cache))
const sizes = async () =>
  (await readWine()).attribute.attributes.flatMap((attribute) =>
    attribute.options.map(({ label }) => label),
  )
const listed = async () => {
  const page = await listProducts(database.db, {}, viewer, cachedNames(cache))
  return page.brands.map(({ label }) => label)
}
const label = (text: string) =>
  sql`jsonb_build_object('hy', ${text}::text, 'ru', ${text}::text, 'en', ${text}::text)`
/** Writes without triggers: nothing is announced, and no document is dropped. */
const writeSilently = (statement: RawBuilder<unknown>) =>
  inTransaction(database.db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await statement.execute(tx)
  })

test('names are those of memory until a change clears them, and another language has its own', async () => {
  expect(await sizes()).toEqual(['0.5 l', '1 l'])
  expect(await listed()).toContain('Sevan')
  await writeSilently(
    sql`update attribute_options set label = ${label('Magnum')} where id = ${options.half}`,
  )
  await writeSilently(sql`update brands set label = ${label('Lake')} where id = ${brands.sevan}`)
  expect(await sizes()).toEqual(['0.5 l', '1 l'])
  expect(await listed()).toContain('Sevan')
  cache.clear()
  expect(await sizes()).toEqual(['Magnum', '1 l'])
  expect(await listed()).toContain('Lake')
  const armenian = await getProduct(
    database.db,
    { urlKey: 'wine-1' },
    asGuest('hy'),
    cachedNames(cache),
  )
  expect(armenian.path[0]!.name).toBe('Ալկոհոլ')
})

test('an option of a moment ago has its name before it is announced', async () => {
  const before = await sizes()
  expect(before).not.toContain('3 l')
  await writeSilently(
    sql`insert into attribute_options (id, attribute_id, code, label) values (99, ${shop.attributes.volume}, 'new', ${label('3 l')})`,
  )
  await sql`update variant_options set option_id = 99 where option_id = ${options.half}`.execute(
    database.db,
  )
  expect(await sizes()).toContain('3 l')
})

test('while changes do not arrive, names are read for each answer', async () => {
  cache.setPaused(true)
  expect(await listed()).not.toContain('Sea')
  await writeSilently(sql`update brands set label = ${label('Sea')} where id = ${brands.sevan}`)
  expect(await listed()).toContain('Sea')
})
