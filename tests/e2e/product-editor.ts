import type { Page } from '@playwright/test'
import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { type sample, spare } from './shop.ts'

/** The sample's category with what it lies in. */
export const pathOf = ({ root, leaf }: Pick<typeof sample, 'root' | 'leaf'>) =>
  `${root.name.hy} › ${leaf.name.hy}`
/** Letters that no other product's code has. */
export const mark = () =>
  `${Date.now().toString(36)}${Math.floor(Math.random() * 46_656).toString(36)}`

/** Calls the API as the person who is signed in. */
export const call = <Answer>(page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([verb, address, text]) => {
      const answer = await fetch(address!, {
        method: verb!,
        ...(text && { headers: { 'content-type': 'application/json' }, body: text }),
      })
      return { status: answer.status, ...((await answer.json()) as { data: Answer }) }
    },
    [method, `/api/admin/products${path}`, body && JSON.stringify(body)] as const,
  ) as Promise<{ status: number; data: Answer }>

/** Adds a product by the API: hidden, in the spare category. */
export async function addProduct(page: Page, fields: object = {}): Promise<AdminProduct> {
  const code = mark().toUpperCase()
  const { data } = await call<AdminProduct>(page, 'POST', '', {
    type: 'simple',
    sku: code,
    name: { hy: `Մուրաբա ${code}`, ru: `Варенье ${code}`, en: `Jam ${code}` },
    category_ids: [spare.leaf.id],
    variants: [{ sku: code, price: 900, qty: 5 }],
    ...fields,
  })
  return data
}

/** The field of a language, where the languages are beside each other. */
export const inLanguage = (page: Page, label: string, language: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label}: ${language}`) })
