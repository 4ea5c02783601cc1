import type { MailRow } from '../mail/mail-layout.ts'
import { formatMoney } from '@tsiran/i18n/money'
import { translate } from '@tsiran/i18n/translate'
import { piecesLeft } from '../orders/order-lines.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import type { OrderLineRow } from '../orders/order-line-rows.ts'
import { lineName } from '../shared/line-snapshot.ts'

/** The lines of an order that was packed: pieces ordered and packed, weights, what was not there, and substitutes below their lines. */
export function settledRows({ before, after }: { before: OrderRow; after: OrderRow }): MailRow[] {
  const { locale } = after
  const write = (key: string) => translate(locale, `orderMail.${key}`)
  const ordered = new Map(before.lines.map((line) => [line.id, piecesLeft(line)]))
  const substitutes = Map.groupBy(
    after.lines.filter(({ replaces_id }) => replaces_id != null),
    ({ replaces_id }) => replaces_id,
  )
  const weight = ({ picked_grams: grams }: OrderLineRow) =>
    grams ? `, ${translate(locale, 'orders.grams', { grams })}` : ''
  const row = (line: OrderLineRow): MailRow[] => {
    const [was, is] = [ordered.get(line.id) ?? 0, piecesLeft(line)]
    if (was === 0 && is === 0) return []
    const pieces = was === is || was === 0 ? `${is}` : `${was} → ${is}`
    const notes = [
      line.replaces_id != null && write('replaces'),
      line.pick_state === 'missing' && write('missing'),
    ].filter((note) => note !== false)
    const note = notes.length > 0 ? ` (${notes.join(', ')})` : ''
    return [
      {
        label: `${lineName(line, locale)} × ${pieces}${is > 0 ? weight(line) : ''}${note}`,
        value: formatMoney(line.total),
      },
    ]
  }
  return after.lines.flatMap((line) =>
    line.replaces_id == null ? [line, ...(substitutes.get(line.id) ?? [])].flatMap(row) : [],
  )
}
