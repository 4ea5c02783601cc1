import { maxDeliveryTexts, type AdminZone } from '@tsiran/contract/admin/delivery'
import { perLocale } from '@tsiran/contract/map-text'
import { Checkbox } from '@tsiran/ui/checkbox'
import { MoneyField } from '@tsiran/ui/number-fields/money-field'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { text3Errors } from '../../platform/api/text3-errors.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { RecordDialog } from '../people/record-dialog.tsx'
import { deliveryChanged } from './delivery-queries.ts'

interface ZoneDialogProps {
  /** The zone to change; a new one without. */
  zone?: AdminZone | undefined
  /** Whether a new one may be the one for collecting. */
  mayPickUp: boolean
  onClose: () => void
}

/** Adds a zone, or changes its name, fee and minimums. */
export function ZoneDialog({ zone, mayPickUp, onClose }: ZoneDialogProps) {
  const t = useMessages()
  const [values, setValues] = useState({
    name: zone?.name ?? perLocale(() => ''),
    active: zone?.active ?? true,
    fee: zone?.fee ?? 0,
    free_from: zone?.free_from ?? null,
    min_total: zone?.min_total ?? 0,
    min_total_company: zone?.min_total_company ?? 0,
  })
  const [pickup, setPickup] = useState(zone?.pickup ?? false)
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const money = [
    { name: 'fee', label: t('delivery.fee') },
    { name: 'free_from', label: t('delivery.freeFrom'), hint: t('delivery.freeFromNote') },
    { name: 'min_total', label: t('delivery.minTotal') },
    {
      name: 'min_total_company',
      label: t('delivery.minTotalCompany'),
      hint: t('delivery.minTotalCompanyNote'),
    },
  ] as const
  return (
    <RecordDialog
      wide
      refresh={deliveryChanged}
      title={t(zone ? 'delivery.editZone' : 'delivery.newZone')}
      onClose={onClose}
      values={values}
      seen={zone && { version: zone.version, values: zone }}
      words={{
        name: t('delivery.name'),
        active: t('delivery.active'),
        fee: t('delivery.fee'),
        free_from: t('delivery.freeFrom'),
        min_total: t('delivery.minTotal'),
        min_total_company: t('delivery.minTotalCompany'),
      }}
      save={(body, version) =>
        zone && version !== undefined
          ? api('PUT /api/admin/zones/:id', { params: { id: zone.id }, body: { ...body, version } })
          : api('POST /api/admin/zones', { body: { ...body, pickup } })
      }
    >
      {(errors) => (
        <>
          <Text3Field
            label={t('delivery.name')}
            value={values.name}
            required
            maxLength={maxDeliveryTexts.zone}
            errors={text3Errors('name', errors)}
            onChange={(name) => set({ name })}
          />
          <Checkbox
            label={t('delivery.active')}
            checked={values.active}
            onChange={({ target }) => set({ active: target.checked })}
          />
          {!zone && mayPickUp && (
            <Checkbox
              label={t('delivery.pickup')}
              checked={pickup}
              onChange={({ target }) => setPickup(target.checked)}
            />
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            {money.map(({ name, ...field }) => (
              <MoneyField
                key={name}
                {...field}
                value={values[name]}
                error={errors[name]?.[0]}
                onChange={(drams) => set({ [name]: name === 'free_from' ? drams : (drams ?? 0) })}
              />
            ))}
          </div>
        </>
      )}
    </RecordDialog>
  )
}
