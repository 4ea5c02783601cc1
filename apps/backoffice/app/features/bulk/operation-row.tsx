import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { bulkField, bulkFields } from '@tsiran/contract/admin/bulk-fields'
import type { BulkOp } from '@tsiran/contract/admin/bulk-ops'
import { contentUnits, type ContentUnit } from '@tsiran/contract/admin/product-choices'
import { Button } from '@tsiran/ui/button'
import { Field, FieldFrame } from '@tsiran/ui/field'
import { Picker } from '@tsiran/ui/picker/picker'
import { Select } from '@tsiran/ui/select'
import { useMessages } from '../../platform/i18n/language.tsx'
import { brandPicker, categoryPicker, useOptionsOf, useThingSearch } from '../products/pickers.ts'
import { attributesQuery } from '../products/product-queries.ts'
import { textOf } from '../products/text-of.ts'
import {
  attributeField,
  attributeOf,
  opsOf,
  withField,
  type OperationDraft,
} from './operation-draft.ts'
import { useBulkWords } from './use-bulk-words.ts'

/** Fields of the form: each variant has a barcode of its own. */
const fields = Object.keys(bulkFields).filter((name) => name !== 'barcode')

interface OperationRowProps {
  draft: OperationDraft
  number: number
  onChange: (draft: OperationDraft) => void
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined
}

/** One operation: the field, what is done with it, and the value. */
export function OperationRow({ draft, number, onChange, onRemove }: OperationRowProps) {
  const t = useMessages()
  const locale = useLocale()
  const words = useBulkWords()
  const { data: all = [] } = useQuery(attributesQuery)
  // A text differs from product to product.
  const attributes = all.filter(({ type }) => type !== 'text')
  const change = (part: Partial<OperationDraft>) => onChange({ ...draft, ...part })
  return (
    <fieldset className="grid gap-3 rounded-card border border-line p-3 sm:grid-cols-[1fr_1fr_1.5fr_auto]">
      <legend className="sr-only">{t('bulk.operationNumber', { number })}</legend>
      <FieldFrame label={t('bulk.change')}>
        {(described) => (
          <Select
            {...described}
            value={draft.field}
            onChange={({ target }) => onChange(withField(draft, target.value))}
          >
            {fields.map((name) => (
              <option key={name} value={name}>
                {words.field(name)}
              </option>
            ))}
            {attributes.length > 0 && (
              <optgroup label={t('products.attributes')}>
                {attributes.map(({ id, label }) => (
                  <option key={id} value={attributeField(id)}>
                    {textOf(label, locale)}
                  </option>
                ))}
              </optgroup>
            )}
          </Select>
        )}
      </FieldFrame>
      <FieldFrame label={t('bulk.operation')}>
        {(described) => (
          <Select
            {...described}
            value={draft.op}
            onChange={({ target }) => change({ op: target.value as BulkOp })}
          >
            {opsOf(draft.field, attributes).map((op) => (
              <option key={op} value={op}>
                {t(`bulk.op.${op}`)}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <OperationValue draft={draft} change={change} />
      {onRemove && (
        <Button variant="quiet" className="self-end" onClick={onRemove}>
          {t('bulk.remove')}
        </Button>
      )}
    </fieldset>
  )
}

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
function OperationValue({ draft, change }: ValueProps) {
  const t = useMessages()
  const words = useBulkWords()
  const { op, text, put } = draft
  const { kind, choices = [] } = bulkField(draft.field)!
  const brands = useThingSearch(brandPicker)
  const categories = useThingSearch(categoryPicker)
  const attribute = attributeOf(draft.field)
  if (op === 'clear') return <span />
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
