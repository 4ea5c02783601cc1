import { maxLengths } from '@tsiran/contract/limits'
import { Field } from '@tsiran/ui/field'
import type { TableFilter } from '@tsiran/ui/data-table/filters'
import type { SavedViews } from '@tsiran/ui/data-table/view-tabs'
import { useMemo } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { filterView, savedViews } from '../lists/saved-views.ts'
import { categoryPicker } from '../products/pickers.ts'
import { usePickerFilter } from '../products/use-picker-filter.tsx'

/** The names of the server's query that narrow the list of labels. */
export const labelFilterNames = ['state', 'category_id', 'place'] as const

/** The filters of the list of labels, as chips; its views say which state they have. */
export function useLabelFilters(values: Record<string, string>): TableFilter[] {
  const t = useMessages()
  const label = t('stock.shelfPlace')
  return [
    usePickerFilter('category_id', t('products.category'), categoryPicker, values),
    {
      kind: 'custom',
      names: ['place'],
      label,
      write: ({ place = '' }) => place,
      editor: ({ place = '' }, set) => (
        <Field
          label={label}
          hint={t('labels.placeHint')}
          maxLength={maxLengths.shelfPlace}
          value={place}
          onChange={({ target }) => set({ place: target.value })}
        />
      ),
    },
  ]
}

const useSavedViews = savedViews('tsiran-admin-label-views')

/** What is to be printed, the two kinds of it, and all labels; then the views that this browser's person has saved. */
export function useLabelViews(): SavedViews {
  const t = useMessages()
  return useSavedViews(
    useMemo(
      () => [
        filterView('due', t('labels.states.due'), {}),
        filterView('changed', t('labels.states.changed'), { state: 'changed' }),
        filterView('never', t('labels.states.never'), { state: 'never' }),
        filterView('all', t('labels.states.all'), { state: 'all' }),
      ],
      [t],
    ),
  )
}
