import { isDeepStrictEqual } from 'node:util'
import type { Locale } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
import { slotLabel } from '@tsiran/i18n/day-label'
import { formatMoney } from '@tsiran/i18n/money'
import { translate } from '@tsiran/i18n/translate'
import { queueMails } from '../mail/queue-mail.ts'
import { piecesLeft } from '../orders/order-lines.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { lineName } from '../shared/line-snapshot.ts'
import { districtRow, slotRow } from './delivery-rows.ts'
import { toBuyer, versionOf } from './mail-base.ts'
import { moneyRow, refundRow, sums, whereTo } from './mail-rows.ts'
import type { OrderServices } from './order-services.ts'
import { settledRows } from './settled-rows.ts'

interface EditMail {
  before: OrderRow
  after: OrderRow
  /** Drams that go back to the buyer. */
  refund: number
}

/** The delivery address, where it has changed. */
const newAddress = (before: OrderRow, after: OrderRow, locale: Locale) =>
  isDeepStrictEqual(before.shipping_address, after.shipping_address)
    ? []
    : whereTo(after, locale).slice(0, 3)

/** Mails the buyer what changed in an order: every line, with its pieces before and after where they differ. */
export async function mailEdit(
  tx: Tx,
  { mails }: OrderServices,
  { before, after, refund }: EditMail,
): Promise<void> {
  if (!mails) return
  const { locale } = after
  const pieces = new Map(before.lines.map((line) => [line.id, piecesLeft(line)]))
  const lines = after.lines.flatMap((line) => {
    const [was, is] = [pieces.get(line.id) ?? 0, piecesLeft(line)]
    if (was === 0 && is === 0) return []
    return [
      {
        label: `${lineName(line, locale)} × ${was === is ? is : `${was} → ${is}`}`,
        value: formatMoney(line.total),
      },
    ]
  })
  const rows = [
    ...lines,
    ...sums(after, locale),
    ...refundRow(refund, locale),
    ...newAddress(before, after, locale),
  ]
  await queueMails(tx, mails.origin, [
    { ...toBuyer(after, 'orderChanged'), event: versionOf(after), rows },
  ])
}

/**
 * Mails the buyer what was packed of an order: pieces, weights, substitutes, the sum beside the agreed one, the refund, or what the
 * bank takes.
 */
export async function mailSettled(
  tx: Tx,
  { mails }: OrderServices,
  { before, after, refund, captured = false }: EditMail & { captured?: boolean },
): Promise<void> {
  if (!mails) return
  const { locale } = after
  const rows = [
    ...settledRows({ before, after }),
    moneyRow('agreed', before.grand_total, locale),
    ...sums(after, locale),
    ...refundRow(refund, locale),
    ...(captured ? [moneyRow('captured', after.grand_total, locale)] : []),
    ...slotRow(after, locale),
  ]
  await queueMails(tx, mails.origin, [
    { ...toBuyer(after, 'orderSettled'), event: versionOf(after), rows },
  ])
}

/** Mails the buyer the new slot of a moved order with the one before, a new district and address, the sum and what comes back. */
export async function mailMoved(
  tx: Tx,
  { mails }: OrderServices,
  { before, after, refund }: EditMail,
): Promise<void> {
  const { locale, slot } = after
  if (!mails || !slot) return
  const mail = toBuyer(after, 'orderMoved')
  const isElsewhere = before.district_id !== after.district_id
  const earlier = slotRow(before, locale).map(({ value }) => ({
    label: translate(locale, 'orderMail.slotBefore'),
    value,
  }))
  await queueMails(tx, mails.origin, [
    {
      ...mail,
      values: { ...mail.values, slot: slotLabel(slot, locale) },
      event: versionOf(after),
      rows: [
        ...slotRow(after, locale),
        ...earlier,
        ...(isElsewhere ? districtRow(after, locale) : []),
        ...newAddress(before, after, locale),
        ...sums(after, locale),
        ...refundRow(refund, locale),
      ],
    },
  ])
}
