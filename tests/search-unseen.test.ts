import { testDatabase } from '@tsiran/db/testing'
import { seedDemo } from '@tsiran/demo/seed'
import { searchProducts } from '@tsiran/domain/catalog/search/search-products'
import { describe, expect, test } from 'vitest'
import { final } from './search/final-queries.ts'
import { fresh } from './search/fresh-queries.ts'
import { held } from './search/held-queries.ts'
import { tuning, unseen, type Query } from './search/unseen-queries.ts'
import { asGuest } from '@tsiran/domain/shared/viewer'

const database = testDatabase({ filling: { name: 'demo', fill: seedDemo } })

interface Answer extends Query {
  /** The first three, as `sku name`. */
  found: string[]
  passed: boolean
}

const passes = ({ kind, skus }: Query, found: string[]): boolean =>
  kind === 'absent' ? found.every((sku) => skus?.test(sku)) : found.some((sku) => skus?.test(sku))

async function ask(query: Query): Promise<Answer> {
  const { data } = await searchProducts(
    database.db,
    { search: query.typed, limit: 3 },
    asGuest(query.locale),
  )
  return {
    ...query,
    found: data.map(({ sku, name }) => `${sku} ${name}`),
    passed: passes(
      query,
      data.map(({ sku }) => sku),
    ),
  }
}

const share = (answers: Answer[]) => answers.filter(({ passed }) => passed).length / answers.length
const figure = (name: string, answers: Answer[]) =>
  `${name}: ${answers.filter(({ passed }) => passed).length} of ${answers.length} (${Math.floor(share(answers) * 100)} %)`
const line = ({ kind, locale, typed, found }: Answer) =>
  `${kind} ${locale} «${typed}»: ${found.join(' | ') || 'nothing'}`

/** Each array, and how many queries of a class it has at least in every language. */
const arrays: [name: string, queries: Query[], least: number][] = [
  ['tuning', tuning, 5],
  ['unseen', unseen, 9],
  ['fresh', fresh, 10],
  ['held', held, 10],
  ['final', final, 5],
]

describe.each(arrays)('the %s queries', (half, queries, least) => {
  test('find what the buyer means, nineteen times of twenty, whatever makes them hard', async () => {
    const answers: Answer[] = []
    for (const query of queries) answers.push(await ask(query))
    const kinds = Object.entries(Object.groupBy(answers, ({ kind }) => kind))
    const failures = answers.filter(({ passed }) => !passed).map(line)
    const figures = [figure(half, answers), ...kinds.map(([kind, own]) => figure(`  ${kind}`, own))]
    console.info(figures.join('\n'))
    const report = [...figures, ...failures].join('\n')
    expect(share(answers), report).toBeGreaterThanOrEqual(0.95)
    for (const [, own] of kinds) expect(share(own), report).toBeGreaterThanOrEqual(0.85)
  }, 120_000)

  test('are many in every class and language, each with an expectation, none twice', () => {
    const classes = Object.groupBy(queries, ({ kind, locale }) => `${kind} ${locale}`)
    expect(Object.keys(classes)).toHaveLength(8 * 3)
    for (const [name, own] of Object.entries(classes))
      expect(own?.length, name).toBeGreaterThanOrEqual(least)
    expect(queries.filter(({ kind, skus }) => kind !== 'absent' && !skus)).toEqual([])
  })
})

test('no query is in two arrays, or twice in one', () => {
  const typed = [...tuning, ...unseen, ...fresh, ...held, ...final].map((query) => query.typed)
  expect(typed.filter((text, at) => typed.indexOf(text) !== at)).toEqual([])
})
