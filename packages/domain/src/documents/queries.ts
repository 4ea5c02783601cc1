import type { Invoice, InvoiceData } from '@tsiran/contract/admin/invoice-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { timeZone } from '@tsiran/i18n/dates'
import { sql } from 'kysely'
import { staffIdOf, type Actor } from '../shared/actor.ts'

const columns = [
  'id',
  'kind',
  'number',
  'order_id',
  'locale',
  'issued_at',
  'canceled_at',
  'data',
  sql<number | null>`(select sum(p.held_amount)::bigint from payments p
    where p.order_id = documents.order_id and p.state in ('held', 'capturing'))`.as('held'),
] as const

interface InvoiceRow {
  id: number
  number: string
  order_id: number
  locale: Locale
  issued_at: Date
  canceled_at: Date | null
  data: InvoiceData
  held: number | null
}

const viewInvoice = (row: InvoiceRow): Invoice => ({
  id: row.id,
  kind: 'invoice',
  number: row.number,
  order_id: row.order_id,
  locale: row.locale,
  issued_at: row.issued_at.toISOString(),
  canceled_at: row.canceled_at?.toISOString() ?? null,
  ...(row.held !== null && { held: row.held }),
  data: row.data,
})

/** An invoice by its id, canceled or not; undefined without one. */
export async function selectInvoice(db: Db, id: number): Promise<Invoice | undefined> {
  const row = await db
    .selectFrom('documents')
    .select(columns)
    .where('id', '=', id)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
  return row && viewInvoice(row)
}

/** The invoices of orders that count, in the order of `orderIds`. */
export async function selectInvoicesOf(db: Db, orderIds: readonly number[]): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('documents')
    .select(columns)
    .where('order_id', 'in', [...orderIds])
    .where('kind', '=', 'invoice')
    .where('canceled_at', 'is', null)
    .execute()
  const found = new Map(rows.map((row) => [row.order_id, row]))
  return orderIds.flatMap((id) => found.get(id) ?? []).map(viewInvoice)
}

/** Takes the next invoice number of the year in Yerevan, `2026-000001`. Others wait for it until the transaction ends. */
async function nextNumber(tx: Tx): Promise<string> {
  const { rows } = await sql<{ year: number; last: number }>`
    insert into document_counters as c (kind, year, last)
    values ('invoice', extract(year from clock_timestamp() at time zone ${timeZone})::integer, 1)
    on conflict (kind, year) do update set last = c.last + 1 returning year, last`.execute(tx)
  const { year, last } = rows[0]!
  return `${year}-${String(last).padStart(6, '0')}`
}

interface NewInvoice {
  orderId: number
  locale: Locale
  data: InvoiceData
  by: Actor
}

/** Inserts an order's invoice under the next number. */
export async function insertInvoice(
  tx: Tx,
  { orderId, locale, data, by }: NewInvoice,
): Promise<Invoice> {
  const row = await tx
    .insertInto('documents')
    .values({
      kind: 'invoice',
      number: await nextNumber(tx),
      order_id: orderId,
      data: JSON.stringify(data),
      locale,
      staff_id: staffIdOf(by),
      system: by.kind === 'system' ? by.name : null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return viewInvoice(row)
}

/** Marks a document as canceled. */
export async function cancelDocument(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('documents').set({ canceled_at: new Date() }).where('id', '=', id).execute()
}

/** The company that an order is for; undefined for a person's order. */
export const selectBuyer = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('companies')
    .select(['name', 'tin', 'address'])
    .where('id', '=', companyId)
    .executeTakeFirst()
