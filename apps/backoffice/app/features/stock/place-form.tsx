import type { StockOfVariant } from '@tsiran/contract/admin/stock-shapes'
import { maxLengths } from '@tsiran/contract/limits'
import { Panel } from '@tsiran/ui/detail-layout'
import { Field } from '@tsiran/ui/field'
import { QuantityField } from '@tsiran/ui/number-fields/quantity-field'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { useEffect } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useRecordForm } from '../people/use-record-form.ts'
import { stockChanged } from './stock-queries.ts'

const valuesOf = ({ shelf_place, low_mark }: StockOfVariant) => ({ shelf_place, low_mark })

interface PlaceFormProps {
  stock: StockOfVariant
  mayWrite: boolean
  /** Called with whether something is typed that is not saved. */
  onTyped: (isTyped: boolean) => void
}

/** Where a variant lies, and when it is reordered. */
export function PlaceForm({ stock, mayWrite, onTyped }: PlaceFormProps) {
  const t = useMessages()
  const { values, set, errorOf, bar } = useRecordForm({
    thing: stock,
    values: valuesOf,
    words: { shelf_place: t('stock.shelfPlace'), low_mark: t('stock.lowMark') },
    save: (changes, version) =>
      api('PUT /api/admin/stock/:id', {
        params: { id: stock.variant_id },
        body: { ...changes, version },
      }),
    refresh: stockChanged,
  })
  const isTyped = bar.changes.length > 0
  useEffect(() => onTyped(isTyped), [onTyped, isTyped])
  return (
    <Panel title={t('stock.placeAndMark')}>
      <fieldset disabled={!mayWrite} className="grid gap-4">
        <Field
          label={t('stock.shelfPlace')}
          maxLength={maxLengths.shelfPlace}
          value={values.shelf_place}
          error={errorOf('shelf_place')}
          onChange={({ target }) => set('shelf_place', target.value)}
        />
        <QuantityField
          label={t('stock.lowMark')}
          hint={t('stock.lowMarkHint')}
          value={values.low_mark}
          error={errorOf('low_mark')}
          disabled={!mayWrite}
          onChange={(pieces) => set('low_mark', pieces)}
        />
      </fieldset>
      <SaveBar {...bar} />
    </Panel>
  )
}
