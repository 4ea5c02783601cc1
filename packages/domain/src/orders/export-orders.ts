import type { PaidState } from '@tsiran/contract/admin/order-list-shapes'
import type { StaffRole } from '@tsiran/contract/admin/permissions'
import { fullName } from '@tsiran/contract/full-name'
import type { Locale } from '@tsiran/contract/locale'
import type { OrderStatus } from '@tsiran/contract/order-shapes'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import type { RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { selectPage } from './list-pages.ts'
import { selectListRows, selectOlderIds, type ListRow } from './list-queries.ts'
import { checkFilter, type OrderFilter } from './order-filter.ts'
import { passes, passesEach } from './order-condition.ts'
import { maskAddress, maskName, seesPeople } from './people-mask.ts'

/** Orders read by one statement. */
const batchSize = 500
/** Orders that are counted before an export without a limit; where more pass, the log says so. */
const maxCounted = 10_000

export interface ExportedOrder {
  id: number
  /** ISO 8601. */
  created_at: string
  status: OrderStatus
  name: string
  phone: string
  email: string
  company: string
  city: string
  street: string
  delivery: string
  payment: string
  paid: PaidState
  lines: number
  /** Drams. */
  shipping_amount: number
  grand_total: number
}

interface ExportCall {
  filter: OrderFilter
  format: 'csv' | 'xlsx'
  /** Orders at most; undefined for no limit. */
  maxRows?: number
  by: Actor
  /** Language of the methods' titles. */
  locale: Locale
  roles: readonly StaffRole[]
}

/**
 * The orders of a filter in batches, the newest first; one row of the audit log records it. Whoever may not see people gets them
 * masked. Orders that come meanwhile are left out. Refuses before the first batch: with `validation_failed` as the list does, and
 * with `too_many_rows`. Of what passes, `counted` are counted at most where there is no limit.
 */
export async function exportOrders(
  db: Db,
  call: ExportCall,
  counted = maxCounted,
): Promise<AsyncIterable<ExportedOrder[]>> {
  const { filter, format, maxRows, by, roles } = call
  checkFilter(filter)
  const people = seesPeople(roles)
  const { orders, more } = await selectPage(
    db,
    {
      filter,
      people,
      sort: { by: 'created_at', descending: true },
      range: { page: 1, limit: 1 },
    },
    maxRows ?? counted,
  )
  if (maxRows !== undefined && (more || orders > maxRows))
    throw new DomainError('too_many_rows', { values: { limit: maxRows } })
  // A search may be somebody's phone or name, which the log must not hold.
  const loggedFilter = { ...filter, ...(filter.search !== undefined && { search: '…' }) }
  const subject = { type: 'orders', id: format, label: format }
  await inTransaction(db, (tx) =>
    writeAudit(tx, {
      by,
      action: 'order.export',
      subject,
      after: { rows: orders, ...(more && { more }), ...loggedFilter },
    }),
  )
  return readBatches(db, call, {
    people,
    condition: more ? await passesEach(db, filter, people) : passes(filter, people),
  })
}

async function* readBatches(
  db: Db,
  { locale }: ExportCall,
  { people, condition }: { people: boolean; condition: RawBuilder<unknown> },
): AsyncIterable<ExportedOrder[]> {
  for (let after: ListRow | undefined; ;) {
    const rows = await selectListRows(
      db,
      await selectOlderIds(db, { condition, after, limit: batchSize }),
    )
    if (rows.length > 0) yield rows.map((row) => viewExported(row, locale, people))
    if (rows.length < batchSize) return
    after = rows.at(-1)
  }
}

function viewExported(row: ListRow, locale: Locale, people: boolean): ExportedOrder {
  const address = people ? row.shipping_address : maskAddress(row.shipping_address)
  return {
    id: row.id,
    created_at: row.created_at,
    status: row.status,
    name: people ? fullName(address) : maskName(fullName(row.shipping_address)),
    phone: address.phone,
    email: people ? row.email : '',
    company: row.company_name ?? address.company_name,
    city: address.city,
    street: address.address1.join(', '),
    delivery: row.shipping_title[locale],
    payment: row.payment_title[locale],
    paid: row.paid,
    lines: row.lines,
    shipping_amount: row.shipping_amount,
    grand_total: row.grand_total,
  }
}
