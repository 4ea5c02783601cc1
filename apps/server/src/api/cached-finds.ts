import { readDeskAmong, selectDecidedKeys } from '@tsiran/domain/catalog/search/search-desk'
import { findPage, type FindPage } from '@tsiran/domain/catalog/search/search-products'
import { tidy } from '@tsiran/domain/shared/text'
import type { CallCache } from './call-cache.ts'

/**
 * Finds a page of a search, or takes it from what other shoppers of the language found: the same for guests, people and companies.
 * Texts that differ in blanks and capitals are one: phones add both. What the staff decided is looked up where it decided anything.
 */
export const cachedFinds =
  (finds: CallCache): FindPage =>
  (db, query, locale) => {
    // Reading all decided keys for one search would cost more than it saves.
    if (finds.isPaused) return findPage(db, query, locale)
    const { category_id, page, limit } = query
    const search = tidy(query.search).toLowerCase()
    const call = JSON.stringify([locale, search, category_id, page, limit])
    return finds.get(call, async () => {
      const decided = await finds.get('decided', () => selectDecidedKeys(db))
      return findPage(db, { ...query, search }, locale, readDeskAmong(decided))
    })
  }
