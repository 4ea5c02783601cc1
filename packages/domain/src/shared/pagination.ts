import type { PageMeta } from '@tsiran/contract/schema'

/** A page of a list: its number from 1, and the rows per page. */
export interface PageRange {
  page: number
  limit: number
}

/** Number of rows before a page. */
export const offsetOf = ({ page, limit }: PageRange): number => (page - 1) * limit

/** `meta` of a page; `total` is the number of rows in all pages. */
export function pageMeta({ page, limit }: PageRange, total: number): PageMeta {
  const first = offsetOf({ page, limit })
  const empty = first >= total
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / limit)),
    per_page: limit,
    from: empty ? null : first + 1,
    to: empty ? null : Math.min(first + limit, total),
    total,
  }
}
