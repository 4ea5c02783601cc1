import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { bulkFields } from '@tsiran/contract/admin/bulk-fields'
import type { BulkOp } from '@tsiran/contract/admin/bulk-ops'
import { Button } from '@tsiran/ui/button'
import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useMessages } from '../../platform/i18n/language.tsx'
import { attributesQuery } from '../products/product-queries.ts'
import { textOf } from '../products/text-of.ts'
import { attributeField, opsOf, withField, type OperationDraft } from './operation-draft.ts'
import { useBulkWords } from './use-bulk-words.ts'
import { OperationValue } from './operation-value.tsx'

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
