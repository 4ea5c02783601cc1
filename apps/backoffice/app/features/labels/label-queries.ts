import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { maxLabels } from '@tsiran/contract/admin/labels'
import type { Label } from '@tsiran/contract/admin/label-shapes'
import { maxPageSize } from '@tsiran/contract/limits'
import { locales } from '@tsiran/contract/locale'
import type { Selection } from '@tsiran/ui/data-table/selection'
import { api } from '../../platform/api/admin-client.ts'
import { withTexts } from '../documents/print-query.ts'
import type { Bars } from './bars.ts'
import { drawBarcode } from './draw-barcode.ts'

/** The beginning of the keys of the lists of labels. */
export const labelsKey: QueryKey = ['labels']

/** Labels as they were read. */
export interface LabelsToPrint {
  labels: readonly Label[]
  /** ISO 8601. */
  read_at: string
  /** The bars of each variant; null without a code that can be drawn. */
  bars: ReadonlyMap<number, Bars | null>
}

/**
 * Labels as they are printed, with the texts of all languages loaded. They are read once: what is marked as printed is what stands on
 * the page. `ids`: variants' numbers with commas.
 */
export const printedLabelsQuery = (ids: string) =>
  queryOptions({
    queryKey: ['print', 'label', ids],
    queryFn: async ({ signal }) => {
      const { data, read_at } = await api('GET /api/admin/documents/label', {
        query: { variant_ids: ids },
        signal,
      })
      const drawn = data.map(
        async ({ variant_id, barcode }) => [variant_id, await drawBarcode(barcode)] as const,
      )
      const labels: LabelsToPrint = {
        labels: data,
        read_at,
        bars: new Map(await Promise.all(drawn)),
      }
      return withTexts(labels, locales)
    },
    staleTime: Infinity,
    gcTime: 0,
  })

/** Lists whose rows are variants. */
export type VariantList = 'GET /api/admin/labels' | 'GET /api/admin/stock'

/**
 * The variants of a selection in a list, the first {@link maxLabels} of them: of all pages where all that match a filter are selected.
 * Throws where a page cannot be read.
 */
export async function selectedVariants(list: VariantList, selection: Selection): Promise<number[]> {
  if (selection.kind === 'ids') return selection.ids.map(Number).slice(0, maxLabels)
  const query = { ...selection.filter, sort: 'sku', limit: maxPageSize } as const
  const ids: number[] = []
  for (let page = 1; ids.length < maxLabels; page++) {
    const { data, meta } = await api(list, { query: { ...query, page } })
    ids.push(...data.map(({ variant_id }) => variant_id))
    if (page >= meta.last_page) break
  }
  return [...new Set(ids)].slice(0, maxLabels)
}
