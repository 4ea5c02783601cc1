import { Button } from '@tsiran/ui/button'
import { FieldFrame } from '@tsiran/ui/field'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { MoneyField } from '@tsiran/ui/number-fields/money-field'
import { QuantityField } from '@tsiran/ui/number-fields/quantity-field'
import { Select } from '@tsiran/ui/select'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useMessages } from '../../../platform/i18n/language.tsx'
import type { ProductValues } from './product-values.ts'
import { rowsTaking, sharedFields, type SharedField } from './set-all.ts'

interface SetAllDialogProps {
  pricesLocked: boolean
  onClose: () => void
}

/** Sets one field of all variants of the form; the page's save bar saves it. */
export function SetAllDialog({ pricesLocked, onClose }: SetAllDialogProps) {
  const t = useMessages()
  const { getValues, setValue, clearErrors } = useFormContext<ProductValues>()
  const fields = sharedFields.filter(({ money }) => !money || !pricesLocked)
  const [chosen, setChosen] = useState<SharedField>(fields[0]!.name)
  const [value, setNumber] = useState<number | null>(null)
  const field = fields.find(({ name }) => name === chosen)!
  const rows = rowsTaking(getValues(), chosen)
  const ready = rows.length > 0 && (!field.required || value !== null)
  const set = () => {
    for (const row of rows) {
      setValue(`rows.${row}.${chosen}`, value, { shouldDirty: true })
      clearErrors(`rows.${row}.${chosen}`)
    }
    onClose()
  }
  const hint = field.required ? undefined : t('products.setAllEmpty')
  return (
    <FormDialog onClose={onClose} title={t('products.setAll')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) set()
        }}
      >
        <FieldFrame label={t('products.setAllField')}>
          {(described) => (
            <Select
              {...described}
              value={chosen}
              onChange={({ target }) => {
                setChosen(target.value as SharedField)
                setNumber(null)
              }}
            >
              {fields.map(({ name, label }) => (
                <option key={name} value={name}>
                  {t(label)}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
        {field.money ? (
          <MoneyField
            label={t('products.setAllValue')}
            hint={hint}
            value={value}
            onChange={setNumber}
          />
        ) : (
          <QuantityField
            label={t('products.setAllValue')}
            hint={hint}
            min={1}
            value={value}
            onChange={setNumber}
          />
        )}
        <Button type="submit" disabled={!ready} className="justify-self-end">
          {t('products.setAllRows', { count: rows.length })}
        </Button>
      </form>
    </FormDialog>
  )
}
