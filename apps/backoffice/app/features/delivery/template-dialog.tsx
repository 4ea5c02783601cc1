import { maxCapacity, maxCutoffMinutes, type SlotTemplate } from '@tsiran/contract/admin/week'
import { Button } from '@tsiran/ui/button'
import { Checkbox } from '@tsiran/ui/checkbox'
import { Field } from '@tsiran/ui/field'
import { MoneyField } from '@tsiran/ui/number-fields/money-field'
import { QuantityField } from '@tsiran/ui/number-fields/quantity-field'
import { useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { RecordDialog } from '../people/record-dialog.tsx'
import { deliveryChanged } from './delivery-queries.ts'
import { useDays } from './use-days.ts'
import type { nextHours } from './next-hours.ts'

interface TemplateDialogProps {
  /** The slot to change; a new one without. */
  template?: SlotTemplate | undefined
  /** Where a new one belongs, and what it begins with. */
  zone: number | null
  weekday: number
  first: ReturnType<typeof nextHours>
  onClose: () => void
}

/** Adds a slot of every week, or changes one. */
export function TemplateDialog({ template, zone, weekday, first, onClose }: TemplateDialogProps) {
  const t = useMessages()
  const days = useDays()
  const [values, setValues] = useState({
    starts: template?.starts ?? first.starts,
    ends: template?.ends ?? first.ends,
    capacity: template?.capacity ?? first.capacity,
    cutoff_minutes: template?.cutoff_minutes ?? first.cutoff_minutes,
    fee: template?.fee ?? first.fee,
    active: template?.active ?? true,
    valid_from: template?.valid_from ?? null,
    valid_to: template?.valid_to ?? null,
  })
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const remove = useAct(
    ({ id, version }: SlotTemplate) =>
      api('DELETE /api/admin/slot-templates/:id', { params: { id }, query: { version } }),
    { done: t('categories.deleted'), refresh: deliveryChanged, onDone: onClose },
  )
  const words = {
    starts: t('delivery.starts'),
    ends: t('delivery.ends'),
    capacity: t('delivery.capacity'),
    cutoff_minutes: t('delivery.cutoff'),
    fee: t('delivery.slotFee'),
    active: t('delivery.templateOn'),
    valid_from: t('delivery.validFrom'),
    valid_to: t('delivery.validTo'),
  }
  return (
    <RecordDialog
      refresh={deliveryChanged}
      title={`${t(template ? 'delivery.editSlot' : 'delivery.newSlot')}: ${days.weekday(weekday)}`}
      onClose={onClose}
      values={values}
      seen={template && { version: template.version, values: template }}
      words={words}
      save={(body, version) =>
        template && version !== undefined
          ? api('PUT /api/admin/slot-templates/:id', {
              params: { id: template.id },
              body: { ...body, version },
            })
          : api('POST /api/admin/slot-templates', { body: { ...body, zone_id: zone, weekday } })
      }
    >
      {(errors) => (
        <>
          <div className="grid grid-cols-2 gap-4">
            {(['starts', 'ends'] as const).map((name) => (
              <Field
                key={name}
                type="time"
                required
                label={words[name]}
                value={values[name]}
                error={errors[name]?.[0]}
                onChange={({ target }) => set({ [name]: target.value })}
              />
            ))}
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <QuantityField
              label={words.capacity}
              value={values.capacity}
              max={maxCapacity}
              error={errors['capacity']?.[0]}
              onChange={(capacity) => set({ capacity: capacity ?? 0 })}
            />
            <QuantityField
              label={words.cutoff_minutes}
              value={values.cutoff_minutes}
              max={maxCutoffMinutes}
              step={30}
              error={errors['cutoff_minutes']?.[0]}
              onChange={(minutes) => set({ cutoff_minutes: minutes ?? 0 })}
            />
          </div>
          <MoneyField
            label={words.fee}
            hint={t('delivery.slotFeeNote')}
            value={values.fee}
            error={errors['fee']?.[0]}
            onChange={(fee) => set({ fee: fee ?? 0 })}
          />
          <div className="grid grid-cols-2 gap-4">
            {(['valid_from', 'valid_to'] as const).map((name) => (
              <Field
                key={name}
                type="date"
                label={words[name]}
                value={values[name] ?? ''}
                error={errors[name]?.[0]}
                onChange={({ target }) => set({ [name]: target.value || null })}
              />
            ))}
          </div>
          <Checkbox
            label={words.active}
            checked={values.active}
            onChange={({ target }) => set({ active: target.checked })}
          />
          {template && (
            <Button
              variant="quiet"
              className="justify-self-start text-red"
              loading={remove.isPending}
              onClick={() => remove.mutate(template)}
            >
              {t('delivery.deleteSlot')}
            </Button>
          )}
        </>
      )}
    </RecordDialog>
  )
}
