import { data, type ActionFunctionArgs } from 'react-router'
import { isApiError } from '@tsiran/app-kit/api/api-error'
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
    return data({ done: true, message })
  } catch (error) {
    if (!isApiError(error)) throw error
    return data({ done: false, message: error.message }, { status: error.status })
  }
}
