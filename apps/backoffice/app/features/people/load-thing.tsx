import type { UseQueryResult } from '@tanstack/react-query'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { Skeleton } from '@tsiran/ui/skeleton'
import type { ReactNode } from 'react'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { Page } from '../shell/page.tsx'

interface LoadThingProps<T> {
  query: UseQueryResult<T>
  /** The list that the thing belongs to. */
  back: { to: string; label: string }
  /** True where nothing is typed: the page goes with its thing, which is deleted or no longer this person's. */
  watched?: boolean
  children: (thing: T) => ReactNode
}

/** A thing's page once the thing is there; until then its skeleton, or why it cannot be shown. */
export function LoadThing<T>({ query, back, watched, children }: LoadThingProps<T>) {
  const failureText = useFailureText()
  const { error } = query
  const isGone = watched && isApiError(error) && error.status === 404
  if (query.data !== undefined && !isGone) return children(query.data)
  return (
    <Page title={back.label} back={back}>
      {!error && <Skeleton className="h-80" />}
      {error &&
        (isApiError(error) && error.status < 500 ? (
          <p>{failureText(error)}</p>
        ) : (
          <LoadFailure onRetry={() => void query.refetch()} />
        ))}
    </Page>
  )
}
