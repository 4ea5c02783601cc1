import type { OrderListMeta, OrderListRow } from '@tsiran/contract/admin/order-list-shapes'
import { isAllowed, type StaffRole } from '@tsiran/contract/admin/permissions'
import { fullName } from '@tsiran/contract/full-name'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { fieldError } from '../errors.ts'
import { pageMeta, type PageRange } from '../shared/pagination.ts'
import { checkFilter, type OrderFilter } from './order-filter.ts'
import { selectPage } from './list-pages.ts'
import { orderSorts, type OrderSort } from './walk-list.ts'
import { selectListRows, type ListRow } from './list-queries.ts'
import { maskName } from '../shared/mask.ts'
import { seesPeople } from './people-mask.ts'
import { viewSlot } from './slot-of-order.ts'

export interface AdminListQuery extends OrderFilter, Partial<PageRange> {
  /** `created_at`, `id` or `grand_total`, `-` before it for descending; the newest first by default. */
  sort?: string | undefined
}

interface ListReader {
  /** Language of the methods' titles. */
  locale: Locale
  roles: readonly StaffRole[]
}

/** Refuses an order that no list has with `validation_failed`. */
export function readSort(sort = '-created_at'): OrderSort {
  const by = orderSorts.find((name) => name === sort.replace(/^-/, ''))
  if (!by) throw fieldError('sort', 'invalid')
  return { by, descending: sort.startsWith('-') }
}

/**
 * A page of the shop's orders, with how many pass the filter and what they sum up to in drams, canceled ones left out of the sum;
 * where `more` pass than are counted, there is no sum. Whoever may not see people gets masked names and no phones or e-mails, and
 * finds by number or company. Whoever sees assigned orders alone gets none: theirs stand on the pages of picking and deliveries.
 * Refuses an unknown status, stage, sort or day with `validation_failed`.
 */
export async function listAdminOrders(
  db: Db,
  { page = 1, limit = 50, sort, ...filter }: AdminListQuery,
  { locale, roles }: ListReader,
): Promise<{ data: OrderListRow[]; meta: OrderListMeta }> {
  const range = { page, limit }
  if (!isAllowed(roles, 'orders.read'))
    return { data: [], meta: { ...pageMeta(range, 0), more: false, sum: 0 } }
  const people = seesPeople(roles)
  checkFilter(filter)
  const { ids, orders, more, sum } = await selectPage(db, {
    filter,
    people,
    sort: readSort(sort),
    range,
  })
  const rows = await selectListRows(db, ids)
  return {
    data: rows.map((row) => viewRow(row, locale, people)),
    meta: { ...pageMeta(range, orders), more, sum },
  }
}

export function viewRow(row: ListRow, locale: Locale, people: boolean): OrderListRow {
  const name = fullName(row.shipping_address)
  const { customer_id, company_id } = row
  const customerName = row.customer_name ?? ''
  return {
    id: row.id,
    created_at: new Date(row.created_at).toISOString(),
    status: row.status,
    stage: row.stage,
    name: people ? name : maskName(name),
    phone: people ? row.shipping_address.phone : '',
    email: people ? row.email : '',
    customer:
      customer_id === null
        ? null
        : { id: customer_id, name: people ? customerName : maskName(customerName) },
    company: company_id === null ? null : { id: company_id, name: row.company_name ?? '' },
    payment_method: row.payment_method,
    payment_title: row.payment_title[locale],
    paid: row.paid,
    shipping_title: row.shipping_title[locale],
    slot: viewSlot(row, locale),
    lines: row.lines,
    grand_total: row.grand_total,
    has_note: row.has_note,
    age_restricted: row.age_restricted,
    chilled: row.chilled,
    substitution: row.substitution,
    courier: row.courier,
    version: row.version,
  }
}
