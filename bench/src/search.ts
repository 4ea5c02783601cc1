import { load } from './load.ts'
import { pointReads } from './point-reads.ts'
import { startShop } from './processes.ts'
import { row, type Row } from './report.ts'
import { freshPath } from './uncached.ts'

const seconds = 3

/** What people type: unfinished words, whole words, typos. */
const typed = {
  prefixes: [
    'մ',
    'կա',
    'պան',
    'լավ',
    'м',
    'мо',
    'мол',
    'моло',
    'сыр ч',
    'шок',
    'milk c',
    'ch',
    'choc',
    'pan',
    'gat',
    'ко',
    'մած',
    'хл',
    'app',
    'wi',
  ],
  words: [
    'կաթ',
    'պանիր',
    'մեղր',
    'молоко',
    'сыр',
    'хлеб ржаной',
    'красное вино',
    'milk',
    'apples',
    'green tea',
    'kat',
    'panir',
    'gata',
    'dai-012',
    'տոստ',
  ],
  'other layouts and typos': [
    'vjkjrj',
    '[kt,',
    'ka2',
    'pani8',
    'ьшдл',
    'молако',
    'шикалад',
    'milc',
    'chocolte',
    'спогети',
    'pomegranete',
    'շոկոլատ',
  ],
}

let searches = 0

/** A text that no earlier search had, and that reads the same: caches know texts by their letters and signs. */
function asNew(text: string): string {
  const digits = Array.from((searches++).toString(3), Number)
  return [text, ...digits.map((digit) => '_'.repeat(digit + 1))].join(' ')
}

/** Who searches: the first with a text, another shopper within the minute, a guest whose answer is cached. */
type Kind = 'first' | 'again' | 'cached'

const turns = [
  ['first', 1, 'aim: p50 under 15 ms'],
  ['first', 16, 'aim at 10 000: 2 900/s'],
  ['again', 16, ''],
  ['cached', 16, ''],
] as const satisfies [Kind, number, string][]

/**
 * Suggestions of 10 products over HTTP for each kind of text: the first searches of it with 1 and 16 clients, those of other
 * shoppers and cached ones with 16, beside PostgreSQL's rate of point reads.
 */
export async function benchSearch(databaseUrl: string, products: number): Promise<Row[]> {
  const shop = await startShop(databaseUrl)
  try {
    const baseline = await pointReads(databaseUrl, seconds)
    const rows = [row('PostgreSQL: one row by key, 16 connections', baseline, baseline)]
    for (const [name, texts] of Object.entries(typed))
      for (const [kind, connections, aim] of turns) {
        let turn = 0
        const nextPath = () => {
          const text = texts[turn % texts.length]!
          const search = encodeURIComponent(kind === 'first' ? asNew(text) : text)
          const path = `/api/search?limit=10&locale=${turn++ % 2 ? 'ru' : 'hy'}&search=${search}`
          return kind === 'again' ? freshPath(path) : path
        }
        const measured = await load(shop.url, { seconds, connections, nextPath })
        const what = `search, ${name}, ${kind}, ${connections} at once`
        rows.push(
          row(what, measured, baseline, [`${products} products`, aim].filter(Boolean).join('; ')),
        )
      }
    return rows
  } finally {
    await shop.stop()
  }
}
