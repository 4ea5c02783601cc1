import { productUnits } from '@tsiran/contract/admin/product-choices'
import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useProductField } from './form-fields.tsx'
import type { ProductValues } from './product-values.ts'

/** How the shop counts the product. */
export function UnitField({ disabled }: { disabled: boolean }) {
  const t = useMessages()
  const unit = useProductField('unit')
  return (
    <FieldFrame label={t('products.unit')} error={unit.error}>
      {(described) => (
        <Select
          {...described}
          value={unit.value}
          disabled={disabled}
          onChange={({ target }) => unit.set(target.value as ProductValues['unit'])}
        >
          {productUnits.map((name) => (
            <option key={name} value={name}>
              {t(`products.units.${name}`)}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
