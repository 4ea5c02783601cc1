import { Button } from '@tsiran/ui/button'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { useLastPage } from './last-page.ts'
import { useMessages } from '../../platform/i18n/messages.ts'
import { RouteError } from '../errors/route-error.tsx'

/**
 * A list's error boundary: what the list showed before stays, with a way to try again. `page` draws it from the data that
 * `useKeep` got.
 */
export function LastPageBoundary<T>({ page }: { page: (data: T, entry: string) => ReactNode }) {
  const t = useMessages()
  const error = useRouteError()
  const kept = useLastPage<T>()
  const { revalidate, state } = useRevalidator()
  if (!kept || isRouteErrorResponse(error)) return <RouteError />
  return (
    <>
      <div role="alert" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-red-soft px-4 py-3">
        <p className="min-w-0 flex-1 font-medium">{t('listing.failed')}</p>
        <Button variant="secondary" loading={state === 'loading'} onClick={() => void revalidate()}>
          {t('listing.again')}
        </Button>
      </div>
      {page(kept.data, kept.entry)}
    </>
  )
}
