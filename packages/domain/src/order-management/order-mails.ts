import type { OrderStatus } from '@tsiran/contract/order-shapes'
import type { Tx } from '@tsiran/db/database'
import { formatMoney } from '@tsiran/i18n/money'
import { mailOrderedRequests } from '../companies/request-mails.ts'
import type { MailTemplate } from '../mail/mail-templates.ts'
import { queueMails } from '../mail/queue-mail.ts'
import { countChangesTo } from '../orders/order-changes.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { shopLocale, toBuyer, toShop } from './mail-base.ts'
import { describe, whereTo } from './mail-rows.ts'
import type { OrderServices } from './order-services.ts'

/** Mails to the buyer by an order's new status. */
const statusTemplates: Partial<Record<OrderStatus, MailTemplate>> = {
  processing: 'orderProcessing',
  completed: 'orderCompleted',
  canceled: 'orderCanceled',
  closed: 'orderClosed',
}

interface NewOrderMail {
  order: OrderRow
  /** Whether its money was received, or is held by the bank; null for neither. */
  paid: 'paid' | 'held' | null
  /** Drams that the bank holds. */
  held?: number
}

const newOrderTemplates = { paid: 'orderPaid', held: 'orderHeld' } as const

/** Mails about an order that is ready for delivery: to the buyer in the cart's language, and to the shop. */
export async function mailNewOrder(
  tx: Tx,
  { mails }: OrderServices,
  { order, paid, held = 0 }: NewOrderMail,
): Promise<void> {
  if (!mails) return
  const toPayer = toBuyer(order, paid ? newOrderTemplates[paid] : 'orderPlaced')
  await queueMails(tx, mails.origin, [
    {
      ...toPayer,
      values: { ...toPayer.values, ...(paid === 'held' && { held: formatMoney(held) }) },
      rows: describe(order, order.locale),
    },
    {
      ...toShop(mails, order, 'shopOrder'),
      rows: [...describe(order, shopLocale), ...whereTo(order, shopLocale)],
    },
  ])
  if (order.company_id !== null) await mailOrderedRequests(tx, mails.origin, order.id)
}

interface StatusMail {
  order: OrderRow
  to: OrderStatus
  template?: MailTemplate | undefined
}

/** Mails the buyer a change of an order; each change once, also where the order had that status before. */
export async function mailChange(
  tx: Tx,
  { mails }: OrderServices,
  { order, to, template = statusTemplates[to] }: StatusMail,
): Promise<void> {
  if (!mails || !template) return
  const times = await countChangesTo(tx, order.id, to)
  const event = times > 1 ? `${order.id}-${times}` : String(order.id)
  await queueMails(tx, mails.origin, [{ ...toBuyer(order, template), event }])
}
