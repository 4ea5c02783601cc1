import type { Slip } from '@tsiran/contract/admin/document-shapes'
import { formatDate, formatTime } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { translate } from '@tsiran/i18n/translate'
import { lineText } from '@tsiran/i18n/line-text'
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
  const t = (key: string, values?: Record<string, string | number>) =>
    translate(slip.locale, `document.${key}`, values)
  return {
    title: t('slip'),
    subtitle: `${t('order', { number: slip.order_id })} · ${formatDate(slip.placed_at)} ${formatTime(slip.placed_at)}`,
    accent: slip.seller.accent,
    seller: sellerLines(slip.seller, slip.locale),
    facts: [
      [t('recipient'), slip.recipient],
      [t('phone'), slip.phone],
      [t('address'), slip.address],
      [t('shipping'), slip.shipping_title],
      [t('payment'), slip.payment_title],
      [t('held'), slip.held ? formatMoney(slip.held) : ''],
      [t('slot'), slip.slot ?? ''],
      [t('district'), slip.district ?? ''],
      [
        t('substitution'),
        slip.substitution ? translate(slip.locale, `cart.substitution.${slip.substitution}`) : '',
      ],
      [t('weight'), slip.buffer ? t('buffer', { money: formatMoney(slip.buffer) }) : ''],
      [t('note'), slip.note],
    ],
    columns: [
      { head: t('sku'), width: 66 },
      { head: t('product'), width: 155 },
      { head: t('ordered'), width: 62, align: 'right' },
      { head: t('canceled'), width: 62, align: 'right' },
      { head: t(slip.settled ? 'delivered' : 'toPack'), width: 56, align: 'right' },
      { head: t('price'), width: 52, align: 'right' },
      { head: t('sum'), width: 58, align: 'right' },
    ],
    rows: slip.lines.map((line) => [
      line.sku,
      lineText((key, values) => translate(slip.locale, key, values), line),
      String(line.ordered),
      line.canceled > 0 ? String(line.canceled) : '–',
      String(line.pieces),
      formatMoney(line.unit_price),
      formatMoney(line.total),
    ]),
    sums: [
      [t('subTotal'), formatMoney(slip.sub_total)],
      [t('delivery'), formatMoney(slip.shipping_amount)],
      [t('total'), formatMoney(slip.grand_total)],
      slip.cash_due > 0
        ? [t('cashDue'), formatMoney(slip.cash_due)]
        : [t('nothingDue'), formatMoney(0)],
    ],
    foot: (number, count) =>
      `${t('order', { number: slip.order_id })} · ${t('page', { number, count })}`,
  }
}
