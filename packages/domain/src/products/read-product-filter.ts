import { productFlags } from '@tsiran/contract/admin/product-choices'
import { fieldError } from '../errors.ts'
import { isDay } from '../shared/history-range.ts'
import type { ProductFilter } from './product-filter.ts'

/** The filter as calls of the back office carry it. */
export interface FilterQuery {
  search?: string
  category_id?: number
  brand_id?: number
  status?: 'published' | 'hidden' | 'service'
  flag?: string
  changed_since?: string
}

/** The filter of a call. Refuses a time that is none with `validation_failed`. */
export function readProductFilter(query: FilterQuery): ProductFilter {
  const { search, category_id, brand_id, status, flag, changed_since } = query
  const named = flag?.split(',') ?? []
  return {
    search,
    categoryId: category_id,
    brandId: brand_id,
    status,
    flags: productFlags.filter((name) => named.includes(name)),
    changedSince: changed_since === undefined ? undefined : readInstant(changed_since),
  }
}

/** A time as ISO 8601. Refuses years that scripts know and the database does not, such as 0 or 10000. */
function readInstant(time: string): string {
  const at = Date.parse(time)
  const iso = Number.isNaN(at) ? '' : new Date(at).toISOString()
  if (!isDay(iso.slice(0, 10))) throw fieldError('changed_since', 'invalid')
  return iso
}
