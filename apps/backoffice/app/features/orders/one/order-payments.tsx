import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { AdminPayment, Refund } from '@tsiran/contract/admin/order-payment-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { Status, type StatusTone } from '@tsiran/ui/status-dot'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { Moment } from '../../shell/moment.tsx'
import { paymentStates } from './payment-states.ts'
import { RefusedRequest } from './refused-request.tsx'
import { usePieceNames } from './use-piece-names.ts'

interface OrderPaymentsProps {
  order: AdminOrder
  /** Asks to record that a refund was returned by hand. */
  onConfirm: (refund: Refund) => void
  /** Asks to repeat what the bank refused. */
  onRepeat: (payment: AdminPayment) => void
}

/** The payments of an order with what went back of each. */
export function OrderPayments({ order, onConfirm, onRepeat }: OrderPaymentsProps) {
  const t = useMessages()
  const pieceNames = usePieceNames(order.lines)
  if (order.payments.length === 0)
    return <p className="text-muted">{t('orders.noPayments', { method: order.payment_title })}</p>
  const mayRepeat = order.actions.includes('repeat_request')
  const mayConfirm = order.actions.includes('confirm_refund')
  return (
    <ul className="-my-2 divide-y divide-line">
      {order.payments.map((payment) => (
        <li key={payment.id} className="py-3">
          <Payment payment={payment} />
          {payment.refused_at !== null && (
            <RefusedRequest
              payment={payment}
              onRepeat={mayRepeat ? () => onRepeat(payment) : undefined}
            />
          )}
          <ul className="mt-2 grid gap-2 border-l-2 border-line pl-3 empty:hidden">
            {payment.refunds.map((refund) => (
              <RefundRow
                key={refund.id}
                refund={refund}
                pieces={pieceNames(refund.lines)}
                onConfirm={mayConfirm && isOpen(refund) ? () => onConfirm(refund) : undefined}
              />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** Nobody knows yet that it went back. */
export const isOpen = ({ state }: Refund): boolean => state === 'due' || state === 'refunding'

const paymentTones: Record<string, StatusTone> = {
  held: 'attention',
  capturing: 'attention',
  captured: 'good',
  voiding: 'attention',
  voided: 'off',
  paid: 'good',
  refund_due: 'bad',
  refunding: 'attention',
  refunded: 'closed',
  declined: 'canceled',
  expired: 'off',
  abandoned: 'off',
}
const providers = ['ameriabank', 'idram', 'cashondelivery', 'credit'] as const

function Payment({
  payment: { provider, state, amount, refunds, bank_id: bankId, created_at: at, ...hold },
}: {
  payment: AdminPayment
}) {
  const t = useMessages()
  const refunded = refunds.reduce(
    (sum, refund) => sum + (refund.state === 'refunded' ? refund.amount : 0),
    0,
  )
  const known = paymentStates.find((name) => name === state)
  const method = providers.find((name) => name === provider)
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b>{method ? t(`orders.method.${method}`) : provider}</b>
        <Status tone={paymentTones[state] ?? 'other'}>
          {known ? t(`orders.paymentState.${known}`) : state}
        </Status>
      </p>
      <b>{formatMoney(amount)}</b>
      <p className="flex w-full flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>
          <Moment at={at} />
          {bankId && <span className="wrap-anywhere"> · {t('orders.bankId', { id: bankId })}</span>}
        </span>
        <HoldNote state={state} {...hold} />
        {refunded > 0 && <span>{t('orders.returned', { amount: formatMoney(refunded) })}</span>}
      </p>
    </div>
  )
}

/** Until when the bank holds money, or what it takes of it. */
function HoldNote({
  state,
  held,
  capture,
  capture_before: until,
}: Pick<AdminPayment, 'state' | 'held' | 'capture' | 'capture_before'>) {
  const t = useMessages()
  if (held === null) return null
  if (capture !== null)
    return (
      <span>
        {t('orders.captureOf', { held: formatMoney(held), amount: formatMoney(capture) })}
      </span>
    )
  if (state !== 'held' || until === null) return null
  return (
    <span>{t('orders.heldUntil', { amount: formatMoney(held), date: formatDate(until) })}</span>
  )
}

const refundTones: Record<Refund['state'], StatusTone> = {
  due: 'bad',
  refunding: 'attention',
  refunded: 'closed',
  refused: 'bad',
}

interface RefundRowProps {
  refund: Refund
  /** The words of the pieces that it is for. */
  pieces: string
  onConfirm: (() => void) | undefined
}

function RefundRow({ refund, pieces, onConfirm }: RefundRowProps) {
  const t = useMessages()
  const { amount, state, by_hand: byHand, reason, staff, created_at: at } = refund
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm tabular-nums">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Status tone={refundTones[state]}>
            {t(
              byHand && state === 'refunded'
                ? 'orders.refundState.byHand'
                : `orders.refundState.${state}`,
            )}
          </Status>
          <b>{formatMoney(amount)}</b>
        </p>
        <p className="text-muted">
          <Moment at={at} />
          {[staff, pieces, reason].filter(Boolean).map((text) => ` · ${text}`)}
        </p>
      </div>
      {onConfirm && (
        <Button variant="secondary" onClick={onConfirm}>
          {t('orders.act.confirm_refund')}
        </Button>
      )}
    </li>
  )
}
