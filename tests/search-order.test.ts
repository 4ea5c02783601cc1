import { testDatabase } from '@tsiran/db/testing'
import { seedDemo } from '@tsiran/demo/seed'
import { findByText } from '@tsiran/domain/catalog/search/find-match'
import { selectMatches } from '@tsiran/domain/catalog/search/select-matches'
import { selectFound } from '@tsiran/domain/catalog/search/select-found'
import type { Locale } from '@tsiran/contract/locale'
import { expect, test } from 'vitest'
import { tuning, type Query } from './search/unseen-queries.ts'

const database = testDatabase({ filling: { name: 'demo', fill: seedDemo } })

/** Single words and several, and texts of which only some words are found. */
const texts: Pick<Query, 'typed' | 'locale'>[] = [
  ...tuning,
  ...['մ', 'կա', 'мол', 'сыр', 'milk', 'dai-012', 'dai'].map(
    (typed) => ({ typed, locale: 'ru' }) as const,
  ),
  { typed: 'skimmed cottage cheese', locale: 'hy' },
  { typed: 'hot dogs', locale: 'en' },
  { typed: 'stove cleaner', locale: 'ru' },
]

/** The ids of a page and the number of all matches, by the first reading that finds any; beside all of its matches by rank. */
const find = (typed: string, locale: Locale, page: number, limit: number) =>
  findByText(database.db, { text: typed, locale }, async (match) => {
    const { ids, products } = await selectFound(database.db, match, {
      categoryId: undefined,
      page,
      limit,
    })
    if (!products) return undefined
    const ranked = await selectMatches(database.db, match, {
      categoryId: undefined,
      isRanked: true,
    })
    return { ids, products, ranked }
  })

test('pages of any size have all matches once, lowest rank first', async () => {
  const wrong: string[] = []
  let found = 0
  for (const { typed, locale } of texts) {
    const whole = await find(typed, locale, 1, 1000)
    if (!whole) continue
    found++
    const { ids, products, ranked } = whole
    const rankOf = new Map(ranked.ids.map((id, index) => [id, ranked.ranks[index]!]))
    const ranks = ids.map((id) => rankOf.get(id))
    const pages = [1, 2, 3].map((page) => find(typed, locale, page, 4))
    const begun = (await Promise.all(pages)).flatMap((page) => page?.ids ?? [])
    const isWhole = ids.length === products && new Set(ids).size === products
    const isInOrder = `${ranks}` === `${ranked.ranks.toSorted((a, b) => a - b)}`
    if (!isWhole || !isInOrder || `${begun}` !== `${ids.slice(0, 12)}`)
      wrong.push(`${typed}: ${products} products, ${ids} of ranks ${ranks}, pages ${begun}`)
  }
  expect(wrong).toEqual([])
  expect(found).toBeGreaterThan(100)
}, 120_000)
