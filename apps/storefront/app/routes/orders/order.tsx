import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { formatDate } from '@tsiran/i18n/dates'
import { data, Link, useLoaderData, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs } from 'react-router'
import { OrderLines } from '../../components/orders/order-lines.tsx'
import { OrderStatus } from '../../components/orders/order-status.tsx'
import { OrderTotals } from '../../components/orders/order-totals.tsx'
import { OrderAddresses } from '../../components/orders/order-addresses.tsx'
import { ordersLink } from '../../lib/account-links.ts'
import { clientContext } from '../../lib/context.ts'
import { readLocale, useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { signedInOnly } from '../account/private.ts'
import { orNotFound } from '../catalog/or-not-found.ts'
import { SaveListForm } from '../../components/shopping-lists/save-list-form.tsx'
import { ReorderForm } from './reorder-form.tsx'

export const middleware = [signedInOnly]
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

/** The number that an address has. Throws a 404 response where it is none. */
function readNumber(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,14}$/.test(text)) throw new Response(null, { status: 404 })
  return Number(text)
}

/** One's own order; anybody else's is not there. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const query = { locale: readLocale(params), id: readNumber(params['orderId']) }
  const { data: orders } = await orNotFound(context.get(clientContext)('GET /api/orders', { query }))
  return { order: orders[0]! }
}

/** Orders the same again: answers what went into the cart and what did not. */
export async function action({ params, context }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const call = context.get(clientContext)('POST /api/orders/:id/reorder', {
    params: { id: readNumber(params['orderId']) },
    body: { locale },
  })
  const { added, skipped, message } = await orNotFound(call)
  return data({ added, skipped, message })
}

/** An order: what, how much, where to, and once more. */
export default function OrderPage() {
  const { order } = useLoaderData<typeof loader>()
  const t = useMessages()
  const locale = useLocale()
  const title = t('orders.title', { number: order.increment_id })
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Link to={ordersLink(locale)} className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-leaf hover:underline">
        <IconArrowLeft size={20} aria-hidden />
        {t('account.orders')}
      </Link>
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1">
        <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
        <p className="font-semibold">
          <OrderStatus status={order.status} label={order.status_label} />
        </p>
        <p className="text-muted tabular-nums">{formatDate(order.created_at)}</p>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <OrderLines items={order.items} />
        <div className="grid gap-4">
          <OrderTotals order={order}>
            <ReorderForm />
            <SaveListForm order={order.id} className="mt-2" />
          </OrderTotals>
          <OrderAddresses order={order} />
        </div>
      </div>
    </>
  )
}
