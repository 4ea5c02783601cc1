import { profilePath } from '@tsiran/contract/shop-paths'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'

/** The company's users, for its Manager; everybody else goes to the profile (spec 2 §2). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  if (context.get(pageContext).role !== 'Manager') throw redirect(profilePath(locale))
  return {
    users: (await context.get(clientContext)('GET /api/company/user/get', { query: { locale } }))
      .users,
  }
}
