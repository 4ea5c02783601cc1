import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type HeadersFunction,
} from 'react-router'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { signedInOnly } from '../../features/session/signed-in-only.ts'
import { RequestView } from './request-view.tsx'
import type { loader } from './load-order.ts'
import type { action } from './order-action.ts'
import { OrderView } from './order-view.tsx'
import { type Answer, refusedWith } from './order-answer.ts'

export { action } from './order-action.ts'
export { loader } from './load-order.ts'

export const middleware = [signedInOnly]
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

/** If the network fails, the page stays. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  actOrStay<Answer, Answer>(serverAction<typeof action>, refusedWith(''))

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
