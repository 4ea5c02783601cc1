import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { ButtonLink } from '@tsiran/ui/button'
import { useState } from 'react'
import { LoadOrder } from '../../features/orders/one/load-order.tsx'
import { orderPath } from '../../features/orders/paths.ts'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'
import { EditForm } from '../../features/orders/edit/edit-form.tsx'

/** Changes a placed order: quantities, other products, the address; what that costs is shown before it is done. */
export default function EditOrder() {
  return <LoadOrder>{(order) => <Editor key={order.id} order={order} />}</LoadOrder>
}

function Editor({ order }: { order: AdminOrder }) {
  const t = useMessages()
  const [begun] = useState(order)
  // Somebody may end the order while another edits it: what was typed stays on the page, with the reason why it cannot be done.
  if (!begun.actions.includes('edit')) return <NotEditable order={order} />
  return <EditForm order={order} title={t('orders.editTitle', { number: order.id })} />
}

function NotEditable({ order }: { order: AdminOrder }) {
  const t = useMessages()
  return (
    <Page title={t('orders.editTitle', { number: order.id })}>
      <p className="mb-4 text-muted">{t('orders.notEditable')}</p>
      <ButtonLink to={orderPath(order.id)}>{t('orders.toOrder')}</ButtonLink>
    </Page>
  )
}
