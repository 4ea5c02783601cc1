import type { Refund } from '@tsiran/contract/admin/order-payment-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { Status, type StatusTone } from '@tsiran/ui/status-dot'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { Moment } from '../../shell/moment.tsx'

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

/** A refund: state, sum, who asked for it and why. */
export function RefundRow({ refund, pieces, onConfirm }: RefundRowProps) {
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
