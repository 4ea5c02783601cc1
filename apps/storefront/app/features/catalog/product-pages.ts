import type { PageMeta } from '@tsiran/contract/schema'
import type { Card } from '../product/card.ts'

/** One page of a list of products. */
export interface ProductPage {
  data: Card[]
  meta: PageMeta
}

/** Pages that load by themselves near the end of the list; after them a button takes over (R35). */
const automaticPages = 3

/** Pages as one list. A product that moved to a later page meanwhile is shown once, at its first place. */
export function joinPages(pages: readonly ProductPage[]): Card[] {
  const byId = new Map<number, Card>()
  for (const { data } of pages)
    for (const product of data) if (!byId.has(product.id)) byId.set(product.id, product)
  return [...byId.values()]
}

/** The loaded pages with one of them replaced. */
export const withFreshPage = (pages: readonly ProductPage[], fresh: ProductPage): ProductPage[] =>
  pages.map((page) => (page.meta.current_page === fresh.meta.current_page ? fresh : page))

/** The number of the page after a list's last one; undefined at the end. */
export const nextPage = ({ meta }: ProductPage): number | undefined =>
  meta.current_page < meta.last_page ? meta.current_page + 1 : undefined

/** Whether the next page loads by itself. */
export const isAutomatic = (pages: number): boolean => pages <= automaticPages
