import type { OrderStage, PaidState } from '@tsiran/contract/admin/order-list-shapes'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { OrderStatus } from '@tsiran/contract/order-shapes'
import { useMessages as useShopMessages } from '@tsiran/app-kit/i18n/messages'
import { Status, type StatusTone } from '@tsiran/ui/status-dot'
import { useMessages } from '../../platform/i18n/language.tsx'

const statusTones: Record<OrderStatus, StatusTone> = {
  pending_payment: 'other',
  pending: 'pending',
  processing: 'processing',
  completed: 'completed',
  canceled: 'canceled',
  closed: 'closed',
}

/** An order's status in the shop's own words. */
export function OrderState({ status }: { status: OrderStatus }) {
  const t = useShopMessages()
  return <Status tone={statusTones[status]}>{t(`orderStatus.${status}`)}</Status>
}

const stageTones: Record<OrderStage, StatusTone> = {
  to_pick: 'off',
  picking: 'processing',
  picked: 'attention',
  packed: 'good',
  delivering: 'closed',
  delivered: 'completed',
}

/** How far the shop has come with an order. */
export function StageState({ stage }: { stage: OrderStage }) {
  const t = useMessages()
  return <Status tone={stageTones[stage]}>{t(`orders.stages.${stage}`)}</Status>
}

/** An order's status, stage and money as one text. */
export function useStateText() {
  const t = useMessages()
  const shop = useShopMessages()
  return ({ status, stage, paid }: Pick<AdminOrder, 'status' | 'stage' | 'paid'>): string =>
    [
      shop(`orderStatus.${status}`),
      ...(stage ? [t(`orders.stages.${stage}`)] : []),
      t(`orders.paid.${paid}`),
    ].join(', ')
}

const paidTones: Record<PaidState, StatusTone> = {
  unpaid: 'attention',
  at_the_door: 'off',
  credit: 'off',
  held: 'off',
  paid: 'good',
  refund_due: 'bad',
  part_refunded: 'closed',
  refunded: 'closed',
}

/** Whether an order is paid. */
export function MoneyState({ paid }: { paid: PaidState }) {
  const t = useMessages()
  return <Status tone={paidTones[paid]}>{t(`orders.paid.${paid}`)}</Status>
}
