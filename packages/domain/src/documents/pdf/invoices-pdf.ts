import type { Invoice, InvoiceLine } from '@tsiran/contract/admin/document-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { translate } from '@tsiran/i18n/translate'
import { sellerLines } from '../paper-texts.ts'
import type { Sheet } from './sheet.ts'
import { writeSheets } from './write-sheets.ts'

/** Invoices as a PDF, each in its own language. At least one. */
export const invoicesPdf = (invoices: readonly Invoice[]): Promise<Buffer> => {
  const { locale } = invoices[0]!
  return writeSheets({
    title: translate(locale, 'document.invoice'),
    locale,
    sheets: invoices.map(invoiceSheet),
  })
}

function invoiceSheet({ number, order_id, locale, issued_at, canceled_at, data }: Invoice): Sheet {
  const say = (key: string, values?: Record<string, string | number>) =>
    translate(locale, `document.${key}`, values)
  const name = `${say('invoice')} № ${number}`
  return {
    title: say('invoice'),
    subtitle: `№ ${number} · ${formatDate(issued_at)}`,
    ...(canceled_at !== null && { mark: say('canceledMark') }),
    seller: sellerLines(data.seller, locale),
    facts: [
      [say('buyer'), data.buyer.name],
      [say('tin'), data.buyer.tin],
      [say('address'), data.buyer.address],
      [say('deliveryAddress'), data.delivery_address],
      [say('order', { number: order_id }), formatDate(data.placed_at)],
      [say('payment'), data.payment_title],
      [say('shipping'), data.shipping_title],
    ],
    columns: [
      { head: say('sku'), width: 76 },
      { head: say('product'), width: 199 },
      { head: say('pieces'), width: 46, align: 'right' },
      { head: say('price'), width: 62, align: 'right' },
      { head: say('box'), width: 72, align: 'right' },
      { head: say('sum'), width: 64, align: 'right' },
    ],
    rows: data.lines.map((line) => [
      line.sku,
      [line.name, line.options].filter(Boolean).join(', '),
      String(line.pieces),
      formatMoney(line.unit_price),
      boxOf(line, locale),
      formatMoney(line.total),
    ]),
    sums: [
      [say('subTotal'), formatMoney(data.sub_total)],
      [say('delivery'), formatMoney(data.shipping_amount)],
      [say('vat'), formatMoney(data.vat)],
      [say('total'), formatMoney(data.grand_total)],
    ],
    foot: (page, count) => `${name} · ${say('page', { number: page, count })}`,
  }
}

/** The price of a full box, where the line has one. */
const boxOf = ({ box_qty, box_price }: InvoiceLine, locale: Locale): string =>
  box_qty === null || box_price === null
    ? '–'
    : translate(locale, 'document.boxPrice', { pieces: box_qty, price: formatMoney(box_price) })
