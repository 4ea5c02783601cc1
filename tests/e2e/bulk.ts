import type { Page } from '@playwright/test'
import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { mark } from './product-editor.ts'
import { spare } from './shop.ts'
import { openAs, readIn } from './staff.ts'

/** Calls the back office's API as the person who is signed in. */
export const call = <Answer>(page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([verb, address, text]) => {
      const answer = await fetch(address!, {
        method: verb!,
        ...(text && { headers: { 'content-type': 'application/json' }, body: text }),
      })
      return (await answer.json()) as Answer
    },
    [method, `/api/admin${path}`, body && JSON.stringify(body)] as const,
  ) as Promise<Answer>

/** Adds hidden products that one search finds, by the API. */
export async function addProducts(page: Page, prices: readonly number[]) {
  const code = mark().toUpperCase()
  const products: AdminProduct[] = []
  for (const [index, price] of prices.entries()) {
    const sku = `${code}-${index + 1}`
    const { data } = await call<{ data: AdminProduct }>(page, 'POST', '/products', {
      type: 'simple',
      sku,
      name: { hy: `Մուրաբա ${sku}`, ru: `Варенье ${sku}`, en: `Jam ${sku}` },
      category_ids: [spare.leaf.id],
      variants: [{ sku, price, qty: 5 }],
    })
    products.push(data)
  }
  return { code, products }
}
/** A product's price, in drams. */
export const priceOf = async (page: Page, { id }: AdminProduct) =>
  (await call<{ data: AdminProduct }>(page, 'GET', `/products/${id}`)).data.variants[0]!.price

/** Opens a page whose language stays English, whatever the person has chosen, also when it is loaded again. */
export async function open(page: Page, role: 'catalogue' | 'owner' | 'viewer', path: string) {
  await readIn(page, 'en')
  await openAs(page, role, path, 'en')
}
