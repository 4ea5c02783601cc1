import { maxSearchResults } from '@tsiran/contract/limits'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../../errors.ts'
import { toCard } from '../catalog.ts'
import type { CardViewer } from '../offer.ts'
import { pageMeta } from '../../shared/pagination.ts'
import { findByText } from './find-match.ts'
import type { ProductPage } from '../list-products.ts'
import { selectCards } from '../card-queries.ts'
import { readDesk, type ReadDesk } from './search-desk.ts'
import { matchesAmong } from './search-queries.ts'
import { selectFound } from './select-found.ts'

/** A page of a search. */
export interface SearchPage extends ProductPage {
  /** A page of the shop without its language that the text leads to. */
  redirect: string | null
}

export interface SearchQuery {
  search: string
  category_id?: number
  page?: number
  limit?: number
}

const defaultLimit = 12

/** What a page of a search finds. */
interface Finds {
  /** Products of the page, best first. */
  ids: readonly number[]
  /** Products of all pages, {@link maxSearchResults} at most. */
  total: number
  redirect: SearchPage['redirect']
}

/**
 * Searches products, best match first (R36): names in any language, brands, categories, options and skus. Accepts romanised
 * text, the wrong keyboard layout and typos. The products that are pinned to the text come before all others. A category narrows
 * the results, not the reading of the text. A text without letters and digits finds nothing. Refuses with `not_found` on an
 * unknown category. `find` finds the page, or knows what it finds.
 */
export async function searchProducts(
  db: Db,
  query: SearchQuery,
  viewer: CardViewer,
  find: FindPage = findPage,
): Promise<SearchPage> {
  const { page = 1, limit = defaultLimit } = query
  const { ids, total, redirect } = await find(db, query, viewer.locale)
  const rows = await selectCards(db, ids, viewer)
  return {
    data: rows.map((row) => toCard(row, viewer)),
    meta: pageMeta({ page, limit }, total),
    redirect,
  }
}

export type FindPage = (db: Db, query: SearchQuery, locale: Locale) => Promise<Finds>

/**
 * The page of a search without its cards: the same for all viewers of a language. `read` reads what the staff decided of the text.
 * Refuses like {@link searchProducts}.
 */
export async function findPage(
  db: Db,
  query: SearchQuery,
  locale: Locale,
  read: ReadDesk = readDesk,
): Promise<Finds> {
  const { search, category_id: categoryId, page = 1, limit = defaultLimit } = query
  const { pinned, redirect } = await read(db, search, categoryId)
  // Where products are pinned the pages before count, too: they may hold what moves to the front.
  const window = pinned.length > 0 ? { page: 1, limit: page * limit } : { page, limit }
  const found = await findByText(db, { text: search, locale }, async (match) => {
    const { ids, products, elsewhere } = await selectFound(db, match, { categoryId, ...window })
    if (products === null) throw new DomainError('not_found')
    if (products === 0 && !elsewhere) return undefined
    const among = pinned.length > 0 ? await matchesAmong(db, match, pinned) : 0
    return { ids, products: products - among }
  })
  const { ids, products } = found ?? { ids: [], products: 0 }
  const all = [...pinned, ...ids.filter((id) => !pinned.includes(id))]
  const start = pinned.length > 0 ? (page - 1) * limit : 0
  const total = Math.min(products + pinned.length, maxSearchResults)
  return { ids: all.slice(start, start + limit), total, redirect }
}
