import type { StockRow } from '@tsiran/contract/admin/stock-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { isoDay } from '@tsiran/i18n/dates'
import { translate } from '@tsiran/i18n/translate'
import { cellsOf, type ListTable } from './list-export.ts'

const widths = {
  sku: 16,
  name: 40,
  barcode: 16,
  place: 14,
  stock: 10,
  held: 10,
  lowMark: 12,
  lastMovement: 14,
} as const

const cells = (row: StockRow, locale: Locale): (string | number)[] => [
  row.sku,
  [row.name[locale], row.options[locale]].filter(Boolean).join(', '),
  row.barcode ?? '',
  row.shelf_place,
  row.qty,
  row.held,
  row.low_mark ?? '',
  row.last_movement ? isoDay(row.last_movement.at) : '',
]

/** Stock as a table in a language. */
export const stockTable = (stock: AsyncIterable<StockRow[]>, locale: Locale): ListTable => ({
  name: translate(locale, 'stockExport.stock'),
  columns: (Object.keys(widths) as (keyof typeof widths)[]).map((name) => ({
    heading: translate(locale, `stockExport.${name}`),
    width: widths[name],
  })),
  rows: cellsOf(stock, (row) => cells(row, locale)),
})
