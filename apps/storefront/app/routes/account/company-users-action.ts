import { companyUsersPath } from '@tsiran/contract/shop-paths'
import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { clientContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { withFlash } from './flash.ts'
import { doUserPost } from './user-action.ts'

/** Adds, changes or deletes a user. A saved user is answered without a redirect: the answer holds a password. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const result = await doUserPost(context.get(clientContext), locale, await request.formData())
  if (result.outcome === 'deleted')
    return redirect(withFlash(companyUsersPath(locale), 'userDeleted'), 303)
  return data(result, { status: result.outcome === 'refused' ? result.status : 200 })
}
