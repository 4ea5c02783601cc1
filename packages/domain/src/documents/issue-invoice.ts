import { isDeepStrictEqual } from 'node:util'
import type { Invoice, InvoiceData } from '@tsiran/contract/admin/invoice-shapes'
import type { OrderStatus } from '@tsiran/contract/order-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import { linesLeft } from '../orders/order-lines.ts'
import { lockOrder } from '../orders/lock-order.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { describeLine, describeSlot, placeOf, readSeller, recipientOf } from './paper-texts.ts'
import { vatInside } from './vat.ts'
import { cancelDocument, insertInvoice, selectBuyer, selectInvoicesOf } from './queries.ts'

/** Orders without an invoice: unpaid ones, and those of which nothing is left. */
const withoutInvoice: readonly OrderStatus[] = ['pending_payment', 'canceled']

/**
 * Issues the invoice of an order, or answers the one that it has. Where the order was edited since, that one is canceled and another
 * takes a number of its own; a later change of the shop's or the company's data alone changes nothing, nor does it that the buyer was
 * erased. Refuses with `not_found`, and with `conflict` where the order is not to be invoiced, or names no buyer any more.
 */
export const issueInvoice = (
  db: Db,
  { orderId, by }: { orderId: number; by: Actor },
): Promise<Invoice> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const [earlier] = await selectInvoicesOf(tx, [orderId])
    const isErased = order.erased_at !== null
    if (earlier && isErased) return earlier
    const data = await invoiceData(tx, order)
    if (earlier && isDeepStrictEqual(ofOrder(earlier.data), ofOrder(data))) return earlier
    if (isErased || withoutInvoice.includes(order.status)) throw new DomainError('conflict')
    if (earlier) await cancelDocument(tx, earlier.id)
    const invoice = await insertInvoice(tx, { orderId, locale: order.locale, data, by })
    await writeAudit(tx, {
      by,
      action: 'document.issue',
      subject: { type: 'order', id: orderId, label: String(orderId) },
      before: earlier ? { invoice: earlier.number, total: earlier.data.grand_total } : {},
      after: { invoice: invoice.number, total: data.grand_total },
      ...(order.company_id !== null && { companyId: order.company_id }),
    })
    return invoice
  })

/** What an edit of the order changes. */
const ofOrder = ({
  lines,
  sub_total,
  shipping_amount,
  grand_total,
  delivery_address,
}: InvoiceData) => ({
  lines,
  sub_total,
  shipping_amount,
  grand_total,
  delivery_address,
})

async function invoiceData(tx: Tx, order: OrderRow): Promise<InvoiceData> {
  const { locale, billing_address: billing, company_id } = order
  const company = company_id === null ? undefined : await selectBuyer(tx, company_id)
  return {
    seller: await readSeller(tx, locale),
    buyer: company ?? { name: recipientOf(billing), tin: '', address: placeOf(billing, locale) },
    delivery_address: placeOf(order.shipping_address, locale),
    placed_at: new Date(order.created_at).toISOString(),
    shipping_title: order.shipping_title[locale],
    payment_title: order.payment_title[locale],
    ...describeSlot(order, locale),
    lines: linesLeft(order).map((line) => ({
      ...describeLine(line, locale),
      pieces: line.quantity,
    })),
    sub_total: order.sub_total,
    shipping_amount: order.shipping_amount,
    grand_total: order.grand_total,
    vat: vatInside(order.grand_total),
  }
}
