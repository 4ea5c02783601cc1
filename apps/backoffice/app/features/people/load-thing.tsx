import type { UseQueryResult } from '@tanstack/react-query'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { Skeleton } from '@tsiran/ui/skeleton'
import type { ReactNode } from 'react'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
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
  const t = useMessages()
  const failureText = useFailureText()
  const { error } = query
  const status = isApiError(error) ? error.status : undefined
  if (query.data !== undefined && !(watched && status === 404)) return children(query.data)
  // An address whose last part is no id is refused as a bad request: to a person it leads nowhere as well.
  if (status === 404 || status === 400)
    return (
      <Page title={t('shell.notFoundTitle')} back={back}>
        <p className="text-muted">{t('shell.gone')}</p>
      </Page>
    )
  return (
    <Page title={back.label} back={back}>
      {!error && <Skeleton className="h-80" />}
      {error &&
        (status !== undefined && status < 500 ? (
          <p>{failureText(error)}</p>
        ) : (
          <LoadFailure onRetry={() => void query.refetch()} />
        ))}
    </Page>
  )
}
