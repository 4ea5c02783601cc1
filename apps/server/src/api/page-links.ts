import type { Static } from 'typebox'
import type { PageLinks, PageMeta } from '@tsiran/contract/schema'

const personal = new Set(['token', 'api_token'])

/** Pagination links of a list: the call's URL with other page numbers and without tokens. */
export function pageLinks(
  path: string,
  query: object,
  { current_page, last_page }: PageMeta,
): Static<typeof PageLinks> {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && !personal.has(name)) parameters.set(name, String(value))
  }
  const link = (page: number) => {
    parameters.set('page', String(page))
    return `${path}?${parameters}`
  }
  return {
    first: link(1),
    last: link(last_page),
    prev: current_page > 1 ? link(Math.min(current_page - 1, last_page)) : null,
    next: current_page < last_page ? link(current_page + 1) : null,
  }
}
