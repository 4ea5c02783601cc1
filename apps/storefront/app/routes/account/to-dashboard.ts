import { redirect, type LoaderFunctionArgs } from 'react-router'
import { dashboardLink } from '../../platform/urls/account-links.ts'
import { readLocale } from '../../platform/i18n/locale.ts'

/** The area begins with the dashboard (spec 2 §2). */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(dashboardLink(readLocale(params)))
}
