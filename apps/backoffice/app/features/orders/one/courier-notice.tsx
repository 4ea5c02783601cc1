import { Notice } from '@tsiran/app-kit/blocks/notice'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { useMessages } from '../../../platform/i18n/language.tsx'

/** Says before a cancelation that a courier is out with the order: somebody has to call them first. */
export function CourierNotice({ order: { stage, courier } }: { order: AdminOrder }) {
  const t = useMessages()
  if (stage !== 'delivering' || !courier) return null
  return <Notice kind="warning">{t('orders.courierIsOut', { name: courier.name })}</Notice>
}
