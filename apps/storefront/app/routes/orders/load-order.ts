import type { LoaderFunctionArgs } from 'react-router'
import { loadUnpaidOrder } from '../../features/cart/load-unpaid-order.ts'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { orNotFound } from '../../platform/api/or-not-found.ts'

/** The number that an address has. Throws a 404 response where it is none. */
export function readOrderNumber(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,14}$/.test(text)) throw new Response(null, { status: 404 })
  return Number(text)
}

/** The viewer's order, or a company's request; the two never share a number. Others' answer 404. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const query = { locale: readLocale(params), id: readOrderNumber(params['orderId']) }
  const client = context.get(clientContext)
  const { role } = context.get(pageContext)
  const order =
    role === 'subUser' ? null : await client('GET /api/orders', { query }).catch(nothing)
  if (order) {
    const [found] = order.data
    const unpaid =
      found!.status === 'pending_payment'
        ? await loadUnpaidOrder(context, query.locale, query.id)
        : null
    return { order: found!, unpaid, request: null, role }
  }
  if (!role) throw new Response(null, { status: 404 })
  const { data: request } = await orNotFound(
    client('GET /api/checkout/group-user/cart/order', { query }),
  )
  return { order: null, unpaid: null, request, role }
}

/** Null for a 404. */
function nothing(error: unknown): null {
  if (isApiError(error) && error.status === 404) return null
  throw error
}
