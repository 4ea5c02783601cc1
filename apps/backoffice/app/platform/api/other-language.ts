import type { QueryKey } from '@tanstack/react-query'
import { isSame } from '@tsiran/ui/save-bar/changes'

/**
 * What a page shows of a thing while it is read in another language: the thing as it is, so that nothing is lost that was typed into
 * its page. The language ends the key.
 */
export const inOtherLanguage =
  (key: QueryKey) =>
  <T>(before: T | undefined, query: { queryKey: QueryKey } | undefined): T | undefined =>
    query && isSame(query.queryKey.slice(0, -1), key.slice(0, -1)) ? before : undefined
