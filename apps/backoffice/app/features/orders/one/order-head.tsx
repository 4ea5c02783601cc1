import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { formatDate, formatTime } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { buyerName } from '../buyer-name.ts'
import { orderTrail } from '../list/order-trail.ts'
import { MoneyState, OrderState } from '../order-state.tsx'

/** Beside an order's number: its state, its money, and the way to the orders beside it. */
export function OrderAside({ order: { id, status, paid } }: { order: AdminOrder }) {
  return (
    <>
      <OrderState status={status} />
      <MoneyState paid={paid} />
      <Neighbours id={id} />
    </>
  )
}

/** Under an order's number: when it was placed, by whom, for how much. */
export function OrderFacts({ order }: { order: AdminOrder }) {
  return (
    <p className="-mt-3 mb-5 text-muted tabular-nums">
      {formatDate(order.created_at)} {formatTime(order.created_at)} · {buyerName(order)} ·{' '}
      <b className="text-ink">{formatMoney(order.grand_total)}</b>
    </p>
  )
}

/** The orders before and after this one in the list that the person came from. */
function Neighbours({ id }: { id: number }) {
  const t = useMessages()
  const { previous, next } = orderTrail.placeOf(id)
  if (previous === null && next === null) return null
  return (
    <span className="flex gap-1">
      <Neighbour to={previous} label={t('orders.previous')} keys="k">
        <IconChevronLeft size={18} aria-hidden />
      </Neighbour>
      <Neighbour to={next} label={t('orders.next')} keys="j">
        <IconChevronRight size={18} aria-hidden />
      </Neighbour>
    </span>
  )
}

const neighbour = 'grid size-11 place-items-center rounded-control border border-line beside:size-9'

function Neighbour({
  to,
  label,
  keys,
  children,
}: {
  to: string | null
  label: string
  keys: string
  children: ReactNode
}) {
  if (to === null) return <span className={`${neighbour} text-muted/50`}>{children}</span>
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      className={`${neighbour} bg-card hover:bg-leaf-soft`}
    >
      {children}
    </Link>
  )
}
