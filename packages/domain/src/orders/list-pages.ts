import type { Db } from '@tsiran/db/database'
import { offsetOf } from '../shared/pagination.ts'
import { selectTotals } from './list-queries.ts'
import { daysOf } from './order-days.ts'
import type { OrderFilter } from './order-filter.ts'
import { walkSearch } from './search-walk.ts'
import { walk, type ListPage } from './walk-list.ts'
import { type FoundPage, selectFew } from './select-few.ts'

/**
 * Orders that are counted one by one, and sorted in memory, at most. What a search or a sum finds lies all over the table: each order
 * is read from elsewhere.
 */
const countLimit = ({ search = '', sum_from, sum_to }: OrderFilter): number =>
  search.trim() === '' && sum_from === undefined && sum_to === undefined ? 10_000 : 1_000

/** Orders whose words are read beside the count. */
const nearRows = 60_000

/**
 * Finds a page of a list. The sums of days give the count where they can; else at most `counted` are counted.
 */
export async function selectPage(
  db: Db,
  page: ListPage,
  counted = countLimit(page.filter),
): Promise<FoundPage> {
  const days = daysOf(page.filter)
  if (days) {
    const totals = await selectTotals(db, days)
    const ids =
      offsetOf(page.range) >= totals.orders
        ? []
        : (walksFar(page) &&
            totals.orders <= counted &&
            (await selectFew(db, page, counted))?.ids) ||
          (await walk(db, page))
    return { ...totals, ids, more: false }
  }
  const isWithin = offsetOf(page.range) < counted
  // Counting and walking take as long as each other where many match. Where few do, nobody waits for the walk.
  const near = isWithin && !db.isTransaction ? walkSearch(db, page, nearRows) : undefined
  near?.catch(() => undefined)
  const few = await selectFew(db, page, counted)
  if (few) return few
  const ids = isWithin
    ? ((await near) ?? (await walkSearch(db, page)) ?? (await walk(db, page)))
    : []
  return { ids, orders: counted, more: true, sum: null }
}

/** Whether a walk along the order of a list may pass many orders that the filter leaves out. */
const walksFar = ({ filter, sort }: ListPage) =>
  sort.by !== 'created_at' || filter.payment_method !== undefined
