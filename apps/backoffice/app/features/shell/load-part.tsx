import type { UseQueryResult } from '@tanstack/react-query'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { Skeleton } from '@tsiran/ui/skeleton'
import type { ReactNode } from 'react'

/** Settings once they are there; until then their skeleton, or the way to try again. */
export function LoadSettings<T>({
  query,
  children,
}: {
  query: UseQueryResult<T>
  children: (settings: T) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <LoadFailure onRetry={() => void query.refetch()} />
  return <Skeleton className="h-80" />
}
