import type { Slip } from '@tsiran/contract/admin/document-shapes'
import { formatDate, formatTime } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { translate } from '@tsiran/i18n/translate'
import { sellerLines } from '../paper-texts.ts'
import type { Sheet } from './sheet.ts'
import { writeSheets } from './write-sheets.ts'

/** Packing slips as a PDF, each in its order's language. At least one. */
export const slipsPdf = (slips: readonly Slip[]): Promise<Buffer> => {
  const { locale } = slips[0]!
  return writeSheets({
    title: translate(locale, 'document.slip'),
    locale,
    sheets: slips.map(slipSheet),
  })
}

function slipSheet(slip: Slip): Sheet {
  const say = (key: string, values?: Record<string, string | number>) =>
    translate(slip.locale, `document.${key}`, values)
  return {
    title: say('slip'),
    subtitle: `${say('order', { number: slip.order_id })} · ${formatDate(slip.placed_at)} ${formatTime(slip.placed_at)}`,
    seller: sellerLines(slip.seller, slip.locale),
    facts: [
      [say('recipient'), slip.recipient],
      [say('phone'), slip.phone],
      [say('address'), slip.address],
      [say('shipping'), slip.shipping_title],
      [say('payment'), slip.payment_title],
      [say('note'), slip.note],
    ],
    columns: [
      { head: say('sku'), width: 66 },
      { head: say('product'), width: 155 },
      { head: say('ordered'), width: 62, align: 'right' },
      { head: say('canceled'), width: 62, align: 'right' },
      { head: say('toPack'), width: 56, align: 'right' },
      { head: say('price'), width: 52, align: 'right' },
      { head: say('sum'), width: 58, align: 'right' },
    ],
    rows: slip.lines.map((line) => [
      line.sku,
      [line.name, line.options].filter(Boolean).join(', '),
      String(line.ordered),
      line.canceled > 0 ? String(line.canceled) : '–',
      String(line.pieces),
      formatMoney(line.unit_price),
      formatMoney(line.total),
    ]),
    sums: [
      [say('subTotal'), formatMoney(slip.sub_total)],
      [say('delivery'), formatMoney(slip.shipping_amount)],
      [say('total'), formatMoney(slip.grand_total)],
      slip.cash_due > 0
        ? [say('cashDue'), formatMoney(slip.cash_due)]
        : [say('nothingDue'), formatMoney(0)],
    ],
    foot: (number, count) =>
      `${say('order', { number: slip.order_id })} · ${say('page', { number, count })}`,
  }
}
