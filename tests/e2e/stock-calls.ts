import type { Page } from '@playwright/test'
import { adminWords } from './staff.ts'

/** The demo's people read Armenian. */
const hy = adminWords('hy')

interface Row {
  variant_id: number
  qty: number
  low_mark: number | null
}

/** A variant's stock, as the API answers it. */
export async function stockOf(page: Page, sku: string): Promise<Row> {
  const answer = await page.request.get(`/api/admin/stock?search=${sku}&limit=1`)
  return ((await answer.json()) as { data: Row[] }).data[0]!
}
/** A text with a product's name at its end, whatever the product. */
export const nameOf = (key: 'stock.adjustOf' | 'stock.countOf') =>
  new RegExp(`^${hy(key, { name: '' })}`)
/** Writes as somebody else does meanwhile. */
export const takeOne = (page: Page, variant_id: number) =>
  page.evaluate(async (id) => {
    const body = JSON.stringify({ variant_id: id, delta: -1, reason: 'damage' })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/admin/stock/movements', { method: 'POST', headers, body })).status
  }, variant_id)
