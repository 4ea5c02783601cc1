import { shoppingListPath, shoppingListsPath } from '@tsiran/contract/shop-paths'
import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { refusalText } from '@tsiran/app-kit/api/api-error'
import { requireRefusal } from '@tsiran/app-kit/forms/submit'
import { clientContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { withFlash } from './flash.ts'
import { doListPost, readListId, typedSettings } from './list-post.ts'

/** Changes the list, deletes it, or puts it into the cart. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const id = readListId(params['listId'])
  const form = await request.formData()
  try {
    const done = await doListPost(context.get(clientContext), locale, id, form)
    if (done.intent === 'delete')
      return redirect(withFlash(shoppingListsPath(locale), 'listDeleted'), 303)
    if (done.intent === 'change')
      return redirect(withFlash(shoppingListPath(locale, id), 'listChanged'), 303)
    return data({ filled: done.filled, error: null, typed: undefined })
  } catch (error) {
    const refusal = requireRefusal(error)
    if (refusal.status === 404) throw new Response(null, { status: 404 })
    const typed = typedSettings(form)
    return data({ filled: null, error: refusalText(refusal), typed }, { status: refusal.status })
  }
}
