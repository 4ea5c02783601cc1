import type { FoundOrder } from '@tsiran/contract/admin/search'
import { isAllowed, type StaffRole } from '@tsiran/contract/admin/permissions'
import type { Db } from '@tsiran/db/database'
import { selectPage } from './list-pages.ts'
import { selectListRows } from './list-queries.ts'
import { viewRow } from './list-admin-orders.ts'
import { readSearch } from './read-search.ts'
import { seesPeople } from './people-mask.ts'

/**
 * The newest orders by number or phone; the one with the exact number first. Nothing for whoever may not read orders, and nothing
 * by phone for whoever may not see people.
 */
export async function findOrders(
  db: Db,
  search: string,
  { roles, limit }: { roles: readonly StaffRole[]; limit: number },
): Promise<FoundOrder[]> {
  const { number, phone } = readSearch(search)
  if (!isAllowed(roles, 'orders.read') || (number === undefined && phone === undefined)) return []
  const people = seesPeople(roles)
  const sort = { by: 'created_at', descending: true } as const
  const { ids } = await selectPage(db, {
    filter: { search },
    people,
    sort,
    range: { page: 1, limit },
  })
  const rows = await selectListRows(db, ids)
  return rows.map((row) => {
    const { id, created_at, status, grand_total, name, company } = viewRow(row, 'hy', people)
    return { id, created_at, status, grand_total, name: company?.name ?? name }
  })
}
