import { data, type ActionFunctionArgs } from 'react-router'
import { loadUnpaidOrder } from '../../features/cart/load-unpaid-order.ts'
import { requireRefusal } from '@tsiran/app-kit/forms/submit'
import { clientContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { checkTrackForm, nothingFor } from './track-values.ts'

/**
 * Looks up an order's status; whoever placed it is led to its payment. Number and e-mail are posted, so that no address contains
 * them.
 */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const form = await request.formData()
  const nothing = nothingFor(form)
  const { asked } = nothing
  const errors = checkTrackForm(form)
  if (Object.keys(errors).length > 0) return data({ ...nothing, errors }, { status: 422 })
  const id = Number(asked.number.replace(/^[#№]\s*/, ''))
  if (!Number.isSafeInteger(id) || id < 1)
    return data({ ...nothing, failure: 'unknown' as const }, { status: 404 })
  try {
    const { data: found } = await context.get(clientContext)('GET /api/orders/track', {
      query: { locale, id, email: asked.email },
    })
    const unpaid =
      found.status === 'pending_payment' ? await loadUnpaidOrder(context, locale, id) : null
    return data({ ...nothing, status: found, unpaid })
  } catch (error) {
    const refusal = requireRefusal(error)
    return data(
      { ...nothing, failure: refusal.status === 404 ? ('unknown' as const) : refusal.message },
      { status: refusal.status },
    )
  }
}
