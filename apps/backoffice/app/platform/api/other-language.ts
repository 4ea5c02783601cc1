import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query'

/**
 * A query of a thing whose key ends with a language. While the thing is read in another one, and where that fails, the page shows it
 * as it is, so that nothing is lost that was typed into its page.
 */
export const inAnyLanguage = <T, K extends QueryKey>(
  client: QueryClient,
  options: UseQueryOptions<T, Error, T, K> & { queryKey: K },
) => ({
  ...options,
  initialData: () => latestOf<T>(client, options.queryKey),
  // It is read at once.
  initialDataUpdatedAt: 0,
})

/** What was read last of a thing, in whichever language. */
function latestOf<T>(client: QueryClient, key: QueryKey): T | undefined {
  const [latest] = client
    .getQueryCache()
    .findAll({ queryKey: key.slice(0, -1) })
    .filter(({ queryKey, state }) => queryKey.length === key.length && state.data !== undefined)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  return latest?.state.data as T | undefined
}
