import type { Invoice, InvoiceLine } from '@tsiran/contract/admin/invoice-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { translate } from '@tsiran/i18n/translate'
import { lineText } from '@tsiran/i18n/line-text'
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

function invoiceSheet(invoice: Invoice): Sheet {
  const { number, order_id, locale, issued_at, canceled_at, held, data } = invoice
  const t = (key: string, values?: Record<string, string | number>) =>
    translate(locale, `document.${key}`, values)
  const name = `${t('invoice')} № ${number}`
  return {
    title: t('invoice'),
    subtitle: `№ ${number} · ${formatDate(issued_at)}`,
    ...(canceled_at !== null && { mark: t('canceledMark') }),
    accent: data.seller.accent,
    seller: sellerLines(data.seller, locale),
    facts: [
      [t('buyer'), data.buyer.name],
      [t('tin'), data.buyer.tin],
      [t('address'), data.buyer.address],
      [t('deliveryAddress'), data.delivery_address],
      [t('order', { number: order_id }), formatDate(data.placed_at)],
      [t('payment'), data.payment_title],
      [t('held'), held ? formatMoney(held) : ''],
      [t('shipping'), data.shipping_title],
      [t('slot'), data.slot ?? ''],
    ],
    columns: [
      { head: t('sku'), width: 76 },
      { head: t('product'), width: 199 },
      { head: t('pieces'), width: 46, align: 'right' },
      { head: t('price'), width: 62, align: 'right' },
      { head: t('box'), width: 72, align: 'right' },
      { head: t('sum'), width: 64, align: 'right' },
    ],
    rows: data.lines.map((line) => [
      line.sku,
      lineText((key, values) => translate(locale, key, values), line),
      String(line.pieces),
      formatMoney(line.unit_price),
      boxOf(line, locale),
      formatMoney(line.total),
    ]),
    sums: [
      [t('subTotal'), formatMoney(data.sub_total)],
      [t('delivery'), formatMoney(data.shipping_amount)],
      [t('vat'), formatMoney(data.vat)],
      [t('total'), formatMoney(data.grand_total)],
    ],
    foot: (page, count) => `${name} · ${t('page', { number: page, count })}`,
  }
}

/** The price of a full box, where the line has one. */
const boxOf = ({ box_qty, box_price }: InvoiceLine, locale: Locale): string =>
  box_qty === null || box_price === null
    ? '–'
    : translate(locale, 'document.boxPrice', { pieces: box_qty, price: formatMoney(box_price) })
