import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { Locale } from '@tsiran/contract/locale'
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
import { seesPeople } from './people-mask.ts'
import { type ExportedOrder, viewExported } from './exported-order.ts'

/** Orders read by one statement. */
const batchSize = 500
/** Orders that are counted before an export without a limit; where more pass, the log says so. */
const maxCounted = 10_000

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
