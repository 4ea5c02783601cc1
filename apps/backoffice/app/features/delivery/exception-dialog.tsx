import { maxDeliveryTexts } from '@tsiran/contract/admin/delivery'
import { maxCapacity, type SlotTemplate } from '@tsiran/contract/admin/week'
import type { SlotException } from '@tsiran/contract/admin/slot-exceptions'
import { perLocale } from '@tsiran/contract/map-text'
import { Checkbox } from '@tsiran/ui/checkbox'
import { Field, FieldFrame } from '@tsiran/ui/field'
import { QuantityField } from '@tsiran/ui/number-fields/quantity-field'
import { Select } from '@tsiran/ui/select'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { text3Errors } from '../../platform/api/text3-errors.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { RecordDialog } from '../people/record-dialog.tsx'
import { deliveryChanged } from './delivery-queries.ts'

interface ExceptionDialogProps {
  /** The day to change; a new one without. */
  exception?: SlotException | undefined
  templates: readonly SlotTemplate[]
  /** Names a slot of the week with its zone. */
  nameOf: (template: SlotTemplate) => string
  onClose: () => void
}

/** Closes a day or a slot of it, or gives it another capacity. */
export function ExceptionDialog({ exception, templates, nameOf, onClose }: ExceptionDialogProps) {
  const t = useMessages()
  const [values, setValues] = useState({
    day: exception?.day ?? '',
    template_id: exception?.template_id ?? null,
    closed: exception?.closed ?? true,
    capacity: exception?.capacity ?? null,
    reason: exception?.reason ?? perLocale(() => ''),
  })
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const weekday = values.day === '' ? 0 : new Date(`${values.day}T00:00:00Z`).getUTCDay() || 7
  const words = {
    day: t('delivery.day'),
    template_id: t('delivery.which'),
    closed: t('delivery.closed'),
    capacity: t('delivery.capacity'),
    reason: t('delivery.reason'),
  }
  return (
    <RecordDialog
      wide
      refresh={deliveryChanged}
      title={t(exception ? 'delivery.editException' : 'delivery.newException')}
      onClose={onClose}
      values={values}
      seen={exception && { version: exception.version, values: exception }}
      words={words}
      save={(body, version) =>
        exception && version !== undefined
          ? api('PUT /api/admin/slot-exceptions/:id', {
              params: { id: exception.id },
              body: { ...body, version },
            })
          : api('POST /api/admin/slot-exceptions', { body })
      }
    >
      {(errors) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              type="date"
              required
              label={words.day}
              value={values.day}
              error={errors['day']?.[0]}
              onChange={({ target }) => set({ day: target.value, template_id: null })}
            />
            <FieldFrame label={words.template_id} error={errors['template_id']?.[0]}>
              {(described) => (
                <Select
                  {...described}
                  value={values.template_id ?? ''}
                  onChange={({ target }) =>
                    set({ template_id: target.value ? Number(target.value) : null })
                  }
                >
                  <option value="">{t('delivery.wholeDay')}</option>
                  {templates
                    .filter((template) => template.weekday === weekday)
                    .map((template) => (
                      <option key={template.id} value={template.id}>
                        {nameOf(template)}
                      </option>
                    ))}
                </Select>
              )}
            </FieldFrame>
          </div>
          <Checkbox
            label={words.closed}
            checked={values.closed}
            onChange={({ target }) => set({ closed: target.checked })}
          />
          {!values.closed && (
            <QuantityField
              label={words.capacity}
              value={values.capacity}
              max={maxCapacity}
              error={errors['capacity']?.[0]}
              onChange={(capacity) => set({ capacity })}
            />
          )}
          <Text3Field
            label={words.reason}
            hint={t('delivery.reasonNote')}
            value={values.reason}
            maxLength={maxDeliveryTexts.reason}
            errors={text3Errors('reason', errors)}
            onChange={(reason) => set({ reason })}
          />
        </>
      )}
    </RecordDialog>
  )
}
