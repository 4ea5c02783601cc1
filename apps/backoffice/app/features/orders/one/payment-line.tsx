import type { AdminPayment } from '@tsiran/contract/admin/order-payment-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { Status, type StatusTone } from '@tsiran/ui/status-dot'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { Moment } from '../../shell/moment.tsx'
import { paymentStates } from './payment-states.ts'

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

/** A payment: method, state, sum, and what the bank holds or has returned of it. */
export function PaymentLine({
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
