import { redirect, type LoaderFunctionArgs } from 'react-router'
import { profileLink } from '../../lib/account-links.ts'
import { readLocale } from '../../lib/locale.ts'

/** The area begins with the profile. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(profileLink(readLocale(params)))
}
