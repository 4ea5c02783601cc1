import { locales } from '@tsiran/contract/locale'
import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createShop, shop } from '../testing/shop.ts'
import { hasNames, namesOf } from './names.ts'
import { selectAllNames, selectNames } from './select-names.ts'

const database = testDatabase()
const { attributes, brands, categories, options } = shop

beforeAll(() => createShop(database.db))

test('names of some ids are a part of all names, with attributes of options and ancestors of categories', async () => {
  const ids = {
    attributes: [attributes.note],
    options: [options.half],
    brands: [brands.sevan],
    categories: [categories.cheese, 99_999],
  }
  for (const locale of locales) {
    const all = (await selectAllNames(database.db, locale))!
    const some = await selectNames(database.db, ids, locale)
    expect([...some.attributes.keys()].sort()).toEqual([attributes.note, attributes.volume])
    expect([...some.categories.keys()].sort()).toEqual([
      categories.food,
      categories.dairy,
      categories.cheese,
    ])
    for (const kind of ['attributes', 'options', 'categories'] as const)
      for (const [id, name] of some[kind]) expect(all[kind].get(id)).toEqual(name)
    expect(some.brands.get(brands.sevan)).toEqual({
      ...all.brands.get(brands.sevan),
      place: expect.any(Number),
    })
    expect(hasNames(all, ids), 'one category does not exist').toBe(false)
    expect(hasNames(all, { ...ids, categories: [categories.cheese] })).toBe(true)
  }
})

test('brands are by position, then by name in the language', async () => {
  const label = (hy: string, ru: string, en: string) => JSON.stringify({ hy, ru, en })
  await sql`insert into brands (id, slug, label, position) values
    (11, 'first', ${label('Ֆ', 'Я', 'Z')}, -1),
    (12, 'one', ${label('Ա', 'Я', 'b')}, 5),
    (13, 'two', ${label('Բ', 'А', 'A')}, 5)`.execute(database.db)
  const order = async (locale: (typeof locales)[number]) => {
    const { brands: found } = (await selectAllNames(database.db, locale))!
    return namesOf(found, [13, 12, 11])
      .sort((one, other) => one.place - other.place)
      .map(({ id }) => id)
  }
  expect(await order('hy')).toEqual([11, 12, 13])
  expect(await order('ru')).toEqual([11, 13, 12])
  expect(await order('en')).toEqual([11, 13, 12])
})

test('very many names are not read at once', async () => {
  const undo = new Error('undo')
  const work = inTransaction(database.db, async (tx) => {
    await sql`insert into attribute_options (id, attribute_id, code, label)
      select 100 + n, ${attributes.country}, 'o' || n, '{"hy":"x","ru":"x","en":"x"}' from generate_series(1, 10000) n`.execute(
      tx,
    )
    expect(await selectAllNames(tx, 'en')).toBeUndefined()
    throw undo
  })
  await expect(work).rejects.toBe(undo)
  expect(await selectAllNames(database.db, 'en')).toBeDefined()
})
