import {
  maxMethodTexts,
  type AdminPaymentMethod,
  type AdminShippingMethod,
} from '@tsiran/contract/admin/methods'
import { Button } from '@tsiran/ui/button'
import { Checkbox } from '@tsiran/ui/checkbox'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { ConflictDialog } from '@tsiran/ui/save-bar/conflict-dialog'
import { MoneyField } from '@tsiran/ui/number-fields/money-field'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useRecordForm } from '../people/use-record-form.ts'
import { settingsChanged } from './settings-queries.ts'

type Method = AdminShippingMethod | AdminPaymentMethod
type Prices = Partial<Pick<AdminShippingMethod, 'rate' | 'free_from'>>

const valuesOf = (method: Method) => ({
  title: method.title,
  description: method.description,
  active: method.active,
  rate: 'rate' in method ? method.rate : 0,
  free_from: 'free_from' in method ? method.free_from : null,
})
export type MethodChange = Partial<ReturnType<typeof valuesOf>> & Prices

interface MethodFormProps {
  method: Method
  save: (change: MethodChange, version: number) => Promise<{ data: readonly Method[] }>
  onClose: () => void
}

/** The words of a way of delivery or payment, whether it is on, and what delivery costs. */
export function MethodForm({ method, save, onClose }: MethodFormProps) {
  const t = useMessages()
  const { values, set, errorOf, textOf, bar } = useRecordForm({
    thing: method,
    values: valuesOf,
    words: {
      title: t('settings.method.title'),
      description: t('settings.method.description'),
      active: t('settings.method.active'),
      rate: t('settings.delivery.rate'),
      free_from: t('settings.delivery.freeFrom'),
    },
    save: async (change, version) => {
      const { data } = await save(change, version)
      onClose()
      return { data: data.find(({ code }) => code === method.code) ?? method }
    },
    refresh: settingsChanged,
  })
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (bar.changes.length === 0) onClose()
        else if (!bar.pending) bar.onSave()
      }}
    >
      {bar.error && <Notice kind="error">{bar.error}</Notice>}
      <Checkbox
        label={t('settings.method.active')}
        checked={values.active}
        error={errorOf('active')}
        onChange={({ target }) => set('active', target.checked)}
      />
      <Text3Field {...textOf('title')} required maxLength={maxMethodTexts.title} />
      <Text3Field {...textOf('description')} maxLength={maxMethodTexts.description} />
      {'rate' in method && (
        <div className="grid gap-5 sm:grid-cols-2">
          <MoneyField
            label={t('settings.delivery.rate')}
            value={values.rate}
            error={errorOf('rate')}
            onChange={(rate) => set('rate', rate ?? 0)}
          />
          <MoneyField
            label={t('settings.delivery.freeFrom')}
            hint={t('settings.delivery.freeFromNote')}
            value={values.free_from}
            error={errorOf('free_from')}
            onChange={(from) => set('free_from', from)}
          />
        </div>
      )}
      <Button type="submit" loading={bar.pending ?? false} className="justify-self-end">
        {t('common.save')}
      </Button>
      {bar.conflict && <ConflictDialog conflict={bar.conflict} pending={bar.pending ?? false} />}
    </form>
  )
}
