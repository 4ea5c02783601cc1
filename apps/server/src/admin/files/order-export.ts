import { Readable } from 'node:stream'
import type { Locale } from '@tsiran/contract/locale'
import type { ExportedOrder } from '@tsiran/domain/orders/export-orders'
import { formatTime, isoDay } from '@tsiran/i18n/dates'
import { translate } from '@tsiran/i18n/translate'
import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import { byteOrderMark, csvLine } from './csv.ts'

type Orders = AsyncIterable<ExportedOrder[]>

const columns = [
  'number',
  'placed',
  'status',
  'name',
  'phone',
  'email',
  'company',
  'city',
  'street',
  'delivery',
  'payment',
  'paid',
  'lines',
  'deliveryCost',
  'total',
] as const

const headings = (locale: Locale) => columns.map((name) => translate(locale, `orderExport.${name}`))

/** `2026-05-10 18:05` in Yerevan: sorts as a text, and Excel takes it for a date. */
const placedAt = (instant: string) => `${isoDay(instant)} ${formatTime(instant)}`

const cells = (order: ExportedOrder, locale: Locale): (string | number)[] => [
  order.id,
  placedAt(order.created_at),
  translate(locale, `orderStatus.${order.status}`),
  order.name,
  order.phone,
  order.email,
  order.company,
  order.city,
  order.street,
  order.delivery,
  order.payment,
  translate(locale, `orderExport.paidStates.${order.paid}`),
  order.lines,
  order.shipping_amount,
  order.grand_total,
]

/** Orders as a CSV file, written while they are read. */
export const ordersCsv = (orders: Orders, locale: Locale): Readable =>
  Readable.from(csvParts(orders, locale), { objectMode: false })

async function* csvParts(orders: Orders, locale: Locale): AsyncIterable<Buffer> {
  yield Buffer.from(byteOrderMark + csvLine(headings(locale)))
  for await (const batch of orders)
    yield Buffer.from(batch.map((order) => csvLine(cells(order, locale))).join(''))
}

const widths = [10, 17, 16, 24, 17, 28, 24, 14, 30, 20, 22, 18, 8, 14, 14].map((width) => ({
  width,
}))

/** Orders as an Excel file. Texts are typed cells, which Excel never computes. */
export async function ordersXlsx(orders: Orders, locale: Locale): Promise<Buffer> {
  const rows: Cell[][] = [headings(locale).map((value) => ({ value, fontWeight: 'bold' }))]
  for await (const batch of orders) {
    for (const order of batch)
      rows.push(
        cells(order, locale).map((value) =>
          typeof value === 'number' ? { value, type: Number } : { value, type: String },
        ),
      )
  }
  const sheet = {
    columns: widths,
    stickyRowsCount: 1,
    sheet: translate(locale, 'orderExport.orders'),
  }
  return writeXlsxFile(rows, sheet).toBuffer()
}

/** The name of an export made now: `orders-2026-05-10.csv`. */
export const exportName = (extension: string, what = 'orders'): string =>
  `${what}-${isoDay(new Date())}.${extension}`
