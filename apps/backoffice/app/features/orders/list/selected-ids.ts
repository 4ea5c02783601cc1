import { maxPageSize } from '@tsiran/contract/limits'
import type { Selection } from '@tsiran/ui/data-table/selection'
import { api } from '../../../platform/api/admin-client.ts'
import type { OrderListQuery } from '../order-queries.ts'

/** The numbers of the selected orders: of all pages where all that match a filter are selected. Throws where a page cannot be read. */
export async function selectedIds(selection: Selection): Promise<number[]> {
  if (selection.kind === 'ids') return selection.ids.map(Number)
  // By number, so that an order that comes meanwhile moves none to another page.
  const query: OrderListQuery = { ...selection.filter, sort: 'id', limit: maxPageSize }
  const ids: number[] = []
  for (let page = 1; ; page++) {
    const { data, meta } = await api('GET /api/admin/orders', { query: { ...query, page } })
    ids.push(...data.map(({ id }) => id))
    if (page >= meta.last_page) return [...new Set(ids)]
  }
}
