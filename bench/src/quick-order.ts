import type { Db } from '@tsiran/db/database'
import { flow } from './flow.ts'
import { pointReads } from './point-reads.ts'
import { startShop } from './processes.ts'
import { row, type Row } from './report.ts'

const seconds = 5
const lines = 500
const aim = 'aim: under 2 000 ms'

/** A quick order of 500 lines: checked by the API, checked on its page (uncached), and added to a new cart. */
export async function benchQuickOrder(db: Db, databaseUrl: string): Promise<Row[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('variants', 'variants.product_id', 'products.id')
    .select(['variants.sku', 'min_qty'])
    .where('products.status', '=', 'published')
    .where('qty', '>', 0)
    .orderBy('products.id')
    .limit(lines)
    .execute()
  const order = rows.map(({ sku, min_qty }) => ({ sku, quantity: min_qty }))
  const text = order.map(({ sku, quantity }) => `${sku}\t${quantity}`).join('\n')
  const shop = await startShop(databaseUrl)
  const post = async () => {
    const body = new URLSearchParams({ text, intent: 'check' })
    const answer = await fetch(`${shop.url}/en/shop/quick-order`, { method: 'POST', body })
    return answer.status === 200 && (await answer.text()).includes(order.at(-1)!.sku)
  }
  try {
    const baseline = await pointReads(databaseUrl, seconds)
    return [
      row('PostgreSQL: one row by key, 16 connections', baseline, baseline),
      row(
        'quick order of 500 lines, checked',
        await flow(
          shop.url,
          1,
          seconds,
          async (ask) => (await ask('POST', '/api/quick-order/preview', { text })).status === 200,
        ),
        baseline,
        aim,
      ),
      row(
        'quick order of 500 lines, its page',
        await flow(shop.url, 1, seconds, post),
        baseline,
        aim,
      ),
      row(
        'quick order of 500 lines, to the cart',
        await flow(shop.url, 1, seconds, async (ask) => {
          const { api_token } = (await ask('GET', '/api/checkout/cart/token')).body as {
            api_token: string
          }
          const { status, body } = await ask('POST', '/api/quick-order/cart', {
            api_token,
            lines: order,
          })
          return status === 200 && (body as { added: unknown[] }).added.length === order.length
        }),
        baseline,
        aim,
      ),
    ]
  } finally {
    await shop.stop()
  }
}
