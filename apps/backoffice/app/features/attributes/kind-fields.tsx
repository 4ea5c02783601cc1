import { attributeTypes, type AttributeType } from '@tsiran/contract/admin/attribute-shapes'
import { Checkbox } from '@tsiran/ui/checkbox'
import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useMessages } from '../../platform/i18n/language.tsx'

interface Kind {
  type: AttributeType
  filterable: boolean
  configurable: boolean
}

interface KindFieldsProps {
  value: Kind
  onChange: (change: Partial<Kind>) => void
  errors: Partial<Record<keyof Kind, string | undefined>>
}

/** What kind of attribute it is. What its type rules out is taken back with it. */
export function KindFields({ value, onChange, errors }: KindFieldsProps) {
  const t = useMessages()
  const change = (type: AttributeType) =>
    onChange({
      type,
      ...(type === 'text' && value.filterable && { filterable: false }),
      ...(type !== 'select' && value.configurable && { configurable: false }),
    })
  return (
    <div className="grid gap-1">
      <FieldFrame
        label={t('attributes.type')}
        hint={t(`attributes.typeHints.${value.type}`)}
        error={errors.type}
      >
        {(described) => (
          <Select
            {...described}
            value={value.type}
            onChange={({ target }) => change(target.value as AttributeType)}
          >
            {attributeTypes.map((type) => (
              <option key={type} value={type}>
                {t(`attributes.types.${type}`)}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <Checkbox
        label={t('attributes.filterableField')}
        checked={value.filterable}
        disabled={value.type === 'text'}
        error={errors.filterable}
        onChange={({ target }) => onChange({ filterable: target.checked })}
      />
      <Checkbox
        label={t('attributes.configurableField')}
        checked={value.configurable}
        disabled={value.type !== 'select'}
        error={errors.configurable}
        onChange={({ target }) => onChange({ configurable: target.checked })}
      />
    </div>
  )
}
