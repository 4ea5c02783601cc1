import { isRouteErrorResponse, Outlet, useRouteError, type LoaderFunctionArgs } from 'react-router'
import { ErrorPage } from '../components/shell/error-page.tsx'
import { NotFoundPage } from '../components/shell/not-found-page.tsx'
import { readLocale } from '../lib/locale.ts'

/** Lets known languages alone pass. */
export function loader({ params }: LoaderFunctionArgs) {
  readLocale(params)
  return null
}

export const shouldRevalidate = () => false

export default function LocaleRoute() {
  return <Outlet />
}

/** What went wrong in a page shows within the shell. */
export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <ErrorPage />
}
