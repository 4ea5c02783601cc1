import { languages as names, locales } from '@tsiran/contract/locale'
import { Checkbox } from '@tsiran/ui/checkbox'
import { FieldFrame } from '@tsiran/ui/field'
import { QuantityField } from '@tsiran/ui/number-fields/quantity-field'
import { Select } from '@tsiran/ui/select'
import { useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { labelSizes, maxCopies, type LabelOptions } from './label-options.ts'

interface LabelOptionsBarProps {
  options: LabelOptions
  onChange: (changes: Partial<LabelOptions>) => void
}

/** The choices of a print of labels; they are not printed. */
export function LabelOptionsBar({ options, onChange }: LabelOptionsBarProps) {
  const t = useMessages()
  const { size, copies, languages } = options
  const [typed, setTyped] = useState<number | null>(copies)
  return (
    <div className="mx-auto mb-4 flex max-w-[210mm] flex-wrap items-start gap-x-6 gap-y-3 px-4 print:hidden">
      <FieldFrame label={t('labels.size')}>
        {(described) => (
          <Select
            {...described}
            value={size}
            onChange={({ target }) =>
              onChange({ size: labelSizes.find((one) => one === target.value)! })
            }
          >
            {labelSizes.map((one) => (
              <option key={one} value={one}>
                {t(`labels.sizes.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <QuantityField
        label={t('labels.copies')}
        value={typed}
        min={1}
        max={maxCopies}
        onChange={(value) => {
          setTyped(value)
          if (value !== null && value > 0) onChange({ copies: value })
        }}
      />
      <fieldset>
        <legend className="font-semibold">{t('labels.languages')}</legend>
        <div className="flex flex-wrap gap-x-5">
          {locales.map((locale) => (
            <Checkbox
              key={locale}
              label={names[locale].name}
              checked={languages.includes(locale)}
              // A label without a name is none.
              disabled={languages.length === 1 && languages[0] === locale}
              onChange={({ target }) =>
                onChange({
                  languages: locales.filter((one) =>
                    one === locale ? target.checked : languages.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}
