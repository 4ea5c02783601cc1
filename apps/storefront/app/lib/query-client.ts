import { QueryClient } from '@tanstack/react-query'

/** What the browser knows of the server. On the server one is made for each page, and nothing is asked through it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  })
}
