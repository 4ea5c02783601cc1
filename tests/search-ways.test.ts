import { testDatabase } from '@tsiran/db/testing'
import { seedDemo } from '@tsiran/demo/seed'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { prepareSearch } from '@tsiran/domain/catalog/search/prepare-search'
import { saveSynonyms } from '@tsiran/domain/catalog/search/save-synonyms'
import { searchProducts } from '@tsiran/domain/catalog/search/search-products'
import { sql } from 'kysely'
import { asGuest } from '@tsiran/domain/shared/viewer'

const database = testDatabase({ filling: { name: 'demo', fill: seedDemo } })

const find = async (search: string, locale: 'hy' | 'ru' | 'en' = 'hy') =>
  (await searchProducts(database.db, { search, limit: 3 }, asGuest(locale))).data.map(
    ({ sku }) => sku,
  )

describe('synonyms', () => {
  test('count at once, in the direction they are meant, with a typo, among other words, and as phrases', async () => {
    expect(await find('хрумка')).toEqual([])
    await saveSynonyms(database.db, [
      { typed: 'хрумка', meant: 'крекер', both_ways: false },
      { typed: 'дед мазай', meant: 'спагетти', both_ways: true },
    ])
    for (const text of ['хрумка', 'хрумки', 'хрумкка', 'хочу хрумку', 'hrumka'])
      expect(await find(text), text).toContain('BRD-032')
    expect(await find('дед мазай')).toContain('GRC-018')
    // A part of a phrase does not mean what the phrase means.
    expect(await find('мазай')).not.toContain('GRC-018')
  })

  test('that say what the shop lacks do not hide a word of the catalogue with the same key', async () => {
    expect(await find('chess', 'en')).toEqual([])
    expect(await find('gruyere cheese', 'en')).not.toEqual([])
    expect(await find('զուգարանի թուղթ 8հատ', 'hy')).toContain('HOU-019')
  })

  test('are folded anew with a new version, and a shop that never had any begins with those of the kitchen', async () => {
    await sql`delete from search_synonyms`.execute(database.db)
    await sql`update search_state set fold_version = 0, synonyms_shipped = false`.execute(
      database.db,
    )
    expect(await find('геркулес')).toEqual([])
    await prepareSearch(database.db)
    expect(await find('геркулес')).toContain('GRC-043')
    await sql`update search_synonym_keys set key = 'old'`.execute(database.db)
    await sql`update search_state set fold_version = 0`.execute(database.db)
    await prepareSearch(database.db)
    expect(await find('геркулес')).toContain('GRC-043')
  })

  test('notify whoever keeps answers', async () => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const notified = new Promise((resolve) => client.once('notification', resolve))
    await client.query('listen tsiran_changed')
    await saveSynonyms(database.db, [{ typed: 'хрусты', meant: 'крекер', both_ways: false }])
    await expect(notified).resolves.toMatchObject({
      channel: 'tsiran_changed',
      payload: expect.stringMatching(/^search_synonym/),
    })
    await client.end()
  })
})

describe('a text of which no product has all words', () => {
  test.each([
    ['сыр голландский', /DAI-0/],
    ['milk for the cat', /DAI-0/],
    ['bread without yeast', /BRD-0/],
  ])('%s finds what it names', async (text, sku) => {
    expect((await find(text))[0]).toMatch(sku)
  })

  test.each([
    'зимние шины',
    'toyota camry',
    'samsung galaxy',
    'белое платье невесты',
    'հեռախոսի լիցքավորիչ',
    'asdfghjkl',
    'aaaaaaa',
  ])('%s finds nothing', async (text) => {
    expect(await find(text)).toEqual([])
  })
})

test('what is without something is not what has it', async () => {
  expect(await find('կաթ առանց լակտոզի')).toEqual(['DAI-004'])
  expect(await find('пиво без алкоголя')).toEqual(['ALC-043'])
  expect((await find('bread without yeast')).includes('GRC-015')).toBe(false)
})

test('numbers must be met where that finds something, and only rank otherwise', async () => {
  expect((await find('вода 5 л'))[0]).toBe('DRK-009')
  expect((await find('бананы 7 кг'))[0]).toBe('FRV-014')
})

test('a letter of another script that looks alike is read as meant', async () => {
  expect((await find('мoлоко'))[0]).toMatch(/DAI-00[1-5]/)
  expect((await find('cыр'))[0]).toMatch(/DAI-0/)
})
