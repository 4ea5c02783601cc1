import type { LotRow } from '@tsiran/contract/admin/stock-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { exportReceipts } from '@tsiran/domain/stock/export-receipts'
import { isoDay } from '@tsiran/i18n/dates'
import { translate } from '@tsiran/i18n/translate'
import { cellsOf, type ListTable } from './list-export.ts'

type Lines = Awaited<ReturnType<typeof exportReceipts>>

const lotWidths = {
  sku: 16,
  name: 40,
  expires: 14,
  remaining: 14,
  pieces: 14,
  supplier: 24,
  number: 12,
  day: 12,
} as const
const receiptWidths = {
  number: 12,
  day: 12,
  supplier: 24,
  paper: 18,
  sku: 16,
  name: 40,
  pieces: 14,
  expires: 14,
  staff: 20,
} as const

const columnsOf = <Name extends keyof (typeof lotWidths & typeof receiptWidths)>(
  widths: Readonly<Record<Name, number>>,
  locale: Locale,
) =>
  (Object.keys(widths) as Name[]).map((name) => ({
    heading: translate(locale, `stockExport.${name}`),
    width: widths[name],
  }))
const nameOf = ({ name, options }: Pick<LotRow, 'name' | 'options'>, locale: Locale) =>
  [name[locale], options[locale]].filter(Boolean).join(', ')

/** Lots that expire, as a table in a language. */
export const lotTable = (lots: AsyncIterable<LotRow[]>, locale: Locale): ListTable => ({
  name: translate(locale, 'stockExport.lots'),
  columns: columnsOf(lotWidths, locale),
  rows: cellsOf(lots, (row) => [
    row.sku,
    nameOf(row, locale),
    row.expires_on,
    row.remaining,
    row.qty,
    row.supplier,
    row.receipt_id,
    isoDay(row.at),
  ]),
})

/** What suppliers brought, line by line, as a table in a language. */
export const receiptTable = (lines: Lines, locale: Locale): ListTable => ({
  name: translate(locale, 'stockExport.receipts'),
  columns: columnsOf(receiptWidths, locale),
  rows: cellsOf(lines, ({ variant, ...row }) => [
    row.receipt_id,
    isoDay(row.at),
    row.supplier,
    row.reference,
    variant?.sku ?? '',
    variant ? nameOf(variant, locale) : '',
    row.qty,
    row.expires_on ?? '',
    row.staff,
  ]),
})
