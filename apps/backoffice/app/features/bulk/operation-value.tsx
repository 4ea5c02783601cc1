import { bulkField } from '@tsiran/contract/admin/bulk-fields'
import { contentUnits, type ContentUnit } from '@tsiran/contract/admin/product-choices'
import { Field, FieldFrame } from '@tsiran/ui/field'
import { Picker } from '@tsiran/ui/picker/picker'
import { Select } from '@tsiran/ui/select'
import { useMessages } from '../../platform/i18n/language.tsx'
import { brandPicker, categoryPicker, useOptionsOf, useThingSearch } from '../products/pickers.ts'
import { attributeOf, type OperationDraft } from './operation-draft.ts'
import { useBulkWords } from './use-bulk-words.ts'

interface ValueProps {
  draft: OperationDraft
  change: (part: Partial<OperationDraft>) => void
}

/** An option of an attribute. */
function OptionPicker({ attribute, draft, change }: ValueProps & { attribute: number }) {
  const t = useMessages()
  const search = useOptionsOf(attribute)
  return (
    <Picker
      label={t('bulk.option')}
      value={draft.picked}
      onChange={(picked) => change({ picked })}
      search={search}
    />
  )
}

/** The value in the form that its field and operation need. */
export function OperationValue({ draft, change }: ValueProps) {
  const t = useMessages()
  const words = useBulkWords()
  const { op, text, put } = draft
  const { kind, choices = [] } = bulkField(draft.field)!
  const brands = useThingSearch(brandPicker)
  const categories = useThingSearch(categoryPicker)
  const attribute = attributeOf(draft.field)
  if (op === 'clear' || op === 'take_price') return <span />
  if (op === 'replace')
    return (
      <div className="grid grid-cols-2 gap-2">
        <Field
          label={t('bulk.find')}
          value={text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <Field
          label={t('bulk.replaceBy')}
          value={put}
          onChange={({ target }) => change({ put: target.value })}
        />
      </div>
    )
  if (kind === 'reference' || kind === 'references')
    return (
      <Picker
        label={t('bulk.value')}
        value={draft.picked}
        onChange={(picked) => change({ picked })}
        search={kind === 'reference' ? brands : categories}
      />
    )
  if (attribute !== undefined)
    return <OptionPicker key={attribute} attribute={attribute} draft={draft} change={change} />
  if (kind === 'choice')
    return (
      <FieldFrame label={t('bulk.value')}>
        {(described) => (
          <Select
            {...described}
            value={text}
            onChange={({ target }) => change({ text: target.value })}
          >
            <option value="" />
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {words.value(draft.field, choice)}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
    )
  return (
    <div className={kind === 'content' ? 'grid grid-cols-2 gap-2' : ''}>
      <Field
        label={kind === 'content' ? t('bulk.amount') : t('bulk.value')}
        inputMode={kind === 'number' || kind === 'content' ? 'decimal' : 'text'}
        value={text}
        onChange={({ target }) => change({ text: target.value })}
      />
      {kind === 'content' && (
        <FieldFrame label={t('products.unit')}>
          {(described) => (
            <Select
              {...described}
              value={draft.unit}
              onChange={({ target }) => change({ unit: target.value as ContentUnit })}
            >
              {contentUnits.map((unit) => (
                <option key={unit} value={unit}>
                  {t(`bulk.unitValue.${unit}`)}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
      )}
    </div>
  )
}
