import type { Query, QueryClient } from '@tanstack/react-query'
import type { Locale } from '@tsiran/contract/locale'

/** Reads again what was worded and sorted in another language; queries whose keys end with this one are in it already. */
export async function readAgain(queries: QueryClient, locale: Locale): Promise<void> {
  const others = { predicate: ({ queryKey }: Query) => queryKey.at(-1) !== locale }
  // A first read that is under way is not repeated unless it is ended.
  await queries.cancelQueries(others)
  await queries.invalidateQueries(others)
}
