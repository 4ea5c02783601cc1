import type { AdminPayment } from '@tsiran/contract/admin/order-payment-shapes'
import { Button } from '@tsiran/ui/button'
import { Status } from '@tsiran/ui/status-dot'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { Moment } from '../../shell/moment.tsx'

interface RefusedRequestProps {
  payment: AdminPayment
  /** Undefined for who may not repeat it, and while it is on its way. */
  onRepeat: (() => void) | undefined
}

/** What the bank refused to do with the money that it holds. */
export function RefusedRequest({ payment, onRepeat }: RefusedRequestProps) {
  const t = useMessages()
  const { state, refused_at: at } = payment
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Status tone="bad">
          {t(state === 'voiding' ? 'orders.repeat.voidRefused' : 'orders.repeat.captureRefused')}
        </Status>
        {at !== null && (
          <span className="text-muted">
            <Moment at={at} />
          </span>
        )}
      </p>
      {onRepeat && (
        <Button variant="secondary" onClick={onRepeat}>
          {t('orders.act.repeat_request')}
        </Button>
      )}
    </div>
  )
}
