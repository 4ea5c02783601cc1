import { Button } from '@tsiran/ui/button'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { useLastPage } from './last-page.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { RouteError } from '../errors/route-error.tsx'

/**
 * A list's error boundary: the last page stays, with a button to try again. `page` renders it from the data of
 * `useRememberPage`.
 */
export function LastPageBoundary<T>({ page }: { page: (data: T, entry: string) => ReactNode }) {
  const t = useMessages()
  const error = useRouteError()
  const last = useLastPage<T>()
  const { revalidate, state } = useRevalidator()
  if (!last || isRouteErrorResponse(error)) return <RouteError />
  return (
    <>
      <div
        role="alert"
        className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-red-soft px-4 py-3"
      >
        <p className="min-w-0 flex-1 font-medium">{t('listing.failed')}</p>
        <Button variant="secondary" loading={state === 'loading'} onClick={() => void revalidate()}>
          {t('listing.again')}
        </Button>
      </div>
      {page(last.data, last.entry)}
    </>
  )
}
