import { data, type ActionFunctionArgs, type ClientActionFunctionArgs } from 'react-router'
import { requireRefusal } from '@tsiran/app-kit/forms/submit'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { clientContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'

/**
 * Uses the key of the page's address. Opening the page does nothing: mail programs open links before people do. The
 * posted body is ignored, since mail programs post one of their own (RFC 8058).
 */
export async function spendKey(
  { params, context, url }: ActionFunctionArgs,
  key: 'POST /api/subscribe/confirm' | 'POST /api/subscribe/end',
) {
  const body = { key: url.searchParams.get('key') ?? '', locale: readLocale(params) }
  try {
    const { message } = await context.get(clientContext)(key, { body })
    return data({ outcome: 'done' as const, message })
  } catch (error) {
    const { status, message } = requireRefusal(error)
    return data({ outcome: 'refused' as const, message }, { status })
  }
}

/** If the network fails, the page stays with its button; '' is the reason. */
export const spendOrStay = ({ serverAction }: ClientActionFunctionArgs) =>
  actOrStay(serverAction<typeof spendKey>, { outcome: 'again' as const, message: '' })
