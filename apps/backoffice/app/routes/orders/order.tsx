import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { DetailLayout, Panel } from '@tsiran/ui/detail-layout'
import { useState } from 'react'
import { orderTrail } from '../../features/orders/list/order-trail.ts'
import { EraseGuest } from '../../features/orders/one/erase-guest.tsx'
import { LoadOrder } from '../../features/orders/one/load-order.tsx'
import { NoteForm } from '../../features/orders/one/note-form.tsx'
import { OrderActions } from '../../features/orders/one/order-actions.tsx'
import { OrderDelivery } from '../../features/orders/one/order-delivery.tsx'
import { OrderDialogs, type OrderDialog } from '../../features/orders/one/order-dialogs.tsx'
import { OrderAside, OrderFacts } from '../../features/orders/one/order-head.tsx'
import { OrderHistory } from '../../features/orders/one/order-history.tsx'
import { OrderLines } from '../../features/orders/one/order-lines.tsx'
import { OrderPayments } from '../../features/orders/one/order-payments.tsx'
import { OrderBuyer } from '../../features/orders/one/order-people.tsx'
import { OrderSums } from '../../features/orders/one/order-sums.tsx'
import { useOrderKeys } from '../../features/orders/one/use-order-keys.ts'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** One order: what was bought, what was paid, who bought it, what happened to it, and what may be done now. */
export default function Order() {
  // Another order has its own dialogs and its own half-written note.
  return <LoadOrder>{(order) => <OrderPage key={order.id} order={order} />}</LoadOrder>
}

function OrderPage({ order }: { order: AdminOrder }) {
  const t = useMessages()
  const [dialog, setDialog] = useState<OrderDialog | null>(null)
  useOrderKeys(order)
  const side = (
    <>
      <OrderBuyer order={order} />
      <OrderDelivery order={order} />
      {order.description && (
        <Panel title={t('orders.description')}>
          <p className="wrap-anywhere whitespace-pre-line">{order.description}</p>
        </Panel>
      )}
      <Panel title={t('orders.history')}>
        {order.actions.includes('note') && <NoteForm order={order} />}
        <OrderHistory history={order.history} lines={order.lines} />
      </Panel>
    </>
  )
  return (
    <Page
      title={t('orders.name', { number: order.id })}
      aside={<OrderAside order={order} />}
      back={{ to: orderTrail.placeOf(order.id).list, label: t('orders.title') }}
      actions={<OrderActions order={order} ask={setDialog} />}
    >
      <OrderFacts order={order} />
      <DetailLayout side={side} sideLabel={t('orders.people')}>
        <Panel title={t('orders.linesTitle')}>
          <OrderLines lines={order.lines} />
          <OrderSums order={order} />
        </Panel>
        <Panel title={t('orders.payments')}>
          <OrderPayments
            order={order}
            onConfirm={(refund) => setDialog({ action: 'confirm_refund', refund })}
            onRepeat={(payment) => setDialog({ action: 'repeat_request', payment })}
          />
        </Panel>
      </DetailLayout>
      <EraseGuest order={order} />
      <OrderDialogs order={order} dialog={dialog} ask={setDialog} />
    </Page>
  )
}
