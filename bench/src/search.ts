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

/**
 * Suggestions of 10 products over HTTP for each kind of text: uncached with 1 and 16 clients, cached with 16, beside PostgreSQL's
 * rate of point reads.
 */
export async function benchSearch(databaseUrl: string, products: number): Promise<Row[]> {
  const shop = await startShop(databaseUrl)
  try {
    const baseline = await pointReads(databaseUrl, seconds)
    const rows = [row('PostgreSQL: one row by key, 16 connections', baseline, baseline)]
    for (const [kind, texts] of Object.entries(typed))
      for (const [connections, cached] of [
        [1, false],
        [16, false],
        [16, true],
      ] as const) {
        let turn = 0
        const nextPath = () => {
          const path = `/api/search?limit=10&locale=${turn % 2 ? 'ru' : 'hy'}&search=${encodeURIComponent(texts[turn++ % texts.length]!)}`
          return cached ? path : freshPath(path)
        }
        const measured = await load(shop.url, { seconds, connections, nextPath })
        const aim = connections === 1 ? 'aim: p50 under 15 ms' : 'aim at 10 000: 2 900/s'
        rows.push(
          row(
            `search, ${kind}, ${cached ? 'cached, ' : ''}${connections} at once`,
            measured,
            baseline,
            `${products} products; ${aim}`,
          ),
        )
      }
    return rows
  } finally {
    await shop.stop()
  }
}
