import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import type { UnpaidOrder } from '@tsiran/contract/unpaid-order'
import type { Client } from '@tsiran/contract/client'
import type { Locale } from '@tsiran/contract/locale'
import type { Order } from '@tsiran/contract/order-shapes'
import { ordersPath } from '@tsiran/contract/shop-paths'
import { formatDate } from '@tsiran/i18n/dates'
import {
  data,
  Link,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from 'react-router'
import { loadUnpaidOrder } from '../../features/cart/load-unpaid-order.ts'
import { OrderLines } from '../../features/orders/order-lines.tsx'
import { OrderStatus } from '../../features/orders/order-status.tsx'
import { OrderTotals } from '../../features/orders/order-totals.tsx'
import { OrderDelivery } from '../../features/orders/order-delivery.tsx'
import { UnpaidNotice } from '../../features/orders/unpaid-notice.tsx'
import { OrderAddresses } from '../../features/orders/order-addresses.tsx'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { requireRefusal } from '@tsiran/app-kit/forms/submit'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { signedInOnly } from '../../features/session/signed-in-only.ts'
import { orNotFound } from '../../platform/api/or-not-found.ts'
import { SaveListForm } from '../../features/shopping-lists/save-list-form.tsx'
import { ReorderForm, type Reordered } from './reorder-form.tsx'
import { Outcome, RequestView, type RequestOutcome } from './request-view.tsx'

export const middleware = [signedInOnly]
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

/** The number that an address has. Throws a 404 response where it is none. */
function readNumber(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,14}$/.test(text)) throw new Response(null, { status: 404 })
  return Number(text)
}

/** The viewer's order, or a company's request; the two never share a number. Others' answer 404. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const query = { locale: readLocale(params), id: readNumber(params['orderId']) }
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

/** Reorders: returns which lines went into the cart. Or a Manager discards a request, or restores it. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const client = context.get(clientContext)
  const call = { params: { id: readNumber(params['orderId']) }, body: { locale } }
  const intent = (await request.formData()).get('intent')
  if (intent === 'discard' || intent === 'restore')
    return data(await changeRequest(client, intent, call))
  return data(await reorder(client, call))
}

interface Answer {
  reordered: Reordered | null
  outcome: RequestOutcome | null
}

/** If the network fails, the page stays. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  actOrStay<Answer, Answer>(serverAction<typeof action>, refusedWith(''))

type Call = { params: { id: number }; body: { locale: Locale } }

/** A refusal is shown: the cart is full. */
async function reorder(client: Client, call: Call): Promise<Answer> {
  try {
    const { added, skipped, message } = await orNotFound(
      client('POST /api/orders/:id/reorder', call),
    )
    return { reordered: { added, skipped, message }, outcome: null }
  } catch (error) {
    return refusedWith(requireRefusal(error).message)
  }
}

/** A refusal is shown as well: the request was ordered meanwhile. */
async function changeRequest(
  client: Client,
  intent: 'discard' | 'restore',
  call: Call,
): Promise<Answer> {
  try {
    const discarding = intent === 'discard'
    const { message } = discarding
      ? await client('POST /api/company/requests/:id/discard', call)
      : await client('POST /api/company/requests/:id/restore', call)
    return { reordered: null, outcome: { kind: 'success', message, undo: discarding } }
  } catch (error) {
    return refusedWith(requireRefusal(error).message)
  }
}

const refusedWith = (message: string): Answer => ({
  reordered: null,
  outcome: { kind: 'error', message, undo: false },
})

export default function OrderPage() {
  const { order, unpaid, request, role } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof clientAction>()
  return order ? (
    <OrderView
      order={order}
      unpaid={unpaid}
      reordered={answer?.reordered}
      outcome={answer?.outcome}
    />
  ) : (
    <RequestView
      request={request}
      role={role}
      reordered={answer?.reordered}
      outcome={answer?.outcome}
    />
  )
}

interface OrderViewProps {
  order: Order
  /** Null unless the order can be paid. */
  unpaid: UnpaidOrder | null
  reordered: Reordered | null | undefined
  outcome: RequestOutcome | null | undefined
}

/** An order: lines, totals, addresses, and a reorder button. */
function OrderView({ order, unpaid, reordered, outcome }: OrderViewProps) {
  const t = useMessages()
  const locale = useLocale()
  const title = t('orders.title', { number: order.increment_id })
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Link
        to={ordersPath(locale)}
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-leaf hover:underline print:hidden"
      >
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
      {outcome && <Outcome outcome={outcome} />}
      {unpaid && <UnpaidNotice order={unpaid} />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <OrderLines items={order.items} />
        <div className="grid gap-4">
          <OrderTotals order={order}>
            <OrderDelivery order={order} />
            <ReorderForm answer={reordered} />
            <SaveListForm order={order.id} className="mt-2 print:hidden" />
          </OrderTotals>
          <OrderAddresses order={order} />
        </div>
      </div>
    </>
  )
}
