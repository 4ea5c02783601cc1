import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { toCard } from './catalog.ts'
import type { Viewer } from '../shared/viewer.ts'
import { pageMeta } from '../shared/pagination.ts'
import { findByText } from './find-match.ts'
import type { ProductPage } from './list-products.ts'
import { selectCards } from './queries.ts'
import { selectFound } from './search-queries.ts'

export interface SearchQuery {
  search: string
  category_id?: number
  page?: number
  limit?: number
}

const defaultLimit = 12

/**
 * Searches products, best match first (R36): names in any language, brands, categories, options and skus. Accepts romanised
 * text, the wrong keyboard layout and typos. A category narrows the results, not the reading of the text. A text without
 * letters and digits finds nothing. Refuses with `not_found` on an unknown category.
 */
export async function searchProducts(
  db: Db,
  query: SearchQuery,
  viewer: Pick<Viewer, 'locale' | 'companyId' | 'ordinaryPrices'>,
): Promise<ProductPage> {
  const { search, category_id, page = 1, limit = defaultLimit } = query
  const found = await findByText(db, { text: search, locale: viewer.locale }, async (match) => {
    const { ids, products, elsewhere } = await selectFound(db, match, {
      categoryId: category_id,
      page,
      limit,
    })
    if (products === null) throw new DomainError('not_found')
    return products > 0 || elsewhere ? { ids, products } : undefined
  })
  const { ids, products } = found ?? { ids: [], products: 0 }
  const rows = await selectCards(db, ids, viewer.locale)
  return { data: rows.map((row) => toCard(row, viewer)), meta: pageMeta({ page, limit }, products) }
}
