import { findPage, type FindPage } from '@tsiran/domain/catalog/search-products'
import type { CallCache } from './call-cache.ts'

/** Finds a page of a search, or takes it from what other shoppers of the language found: the same for guests, people and companies. */
export const cachedFinds =
  (finds: CallCache): FindPage =>
  (db, query, locale) => {
    const { search, category_id, page, limit } = query
    const call = JSON.stringify([locale, search, category_id, page, limit])
    return finds.get(call, () => findPage(db, query, locale))
  }
