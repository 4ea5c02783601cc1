import { dashboardPath } from '@tsiran/contract/shop-paths'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { readLocale } from '@tsiran/app-kit/i18n/locale'

/** The area begins with the dashboard (spec 2 §2). */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(dashboardPath(readLocale(params)))
}
