import { Outlet, type LoaderFunctionArgs } from 'react-router'
import { readLocale } from '@tsiran/app-kit/i18n/locale'

/** Answers 404 for unknown languages. */
export function loader({ params }: LoaderFunctionArgs) {
  readLocale(params)
  return null
}

export const shouldRevalidate = () => false

export default function LocaleRoute() {
  return <Outlet />
}

export { RouteError as ErrorBoundary } from '../features/errors/route-error.tsx'
