import type { RequestStatus } from '@tsiran/contract/cart-requests'
import type { OrderStatus as Status } from '@tsiran/contract/order-shapes'

const dots: Record<Status | RequestStatus, string> = {
  open: 'bg-status-pending',
  pending: 'bg-status-pending',
  completed: 'bg-status-completed',
  canceled: 'bg-status-canceled',
  closed: 'bg-status-closed',
  processing: 'bg-status-processing',
  pending_payment: 'bg-status-other',
}

/** The status of an order or a request: a dot in its colour, and its name (R26). */
export function OrderStatus({ status, label }: { status: Status | RequestStatus; label: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${dots[status]}`} />
      {label}
    </span>
  )
}
