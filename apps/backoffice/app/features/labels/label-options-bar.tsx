import type { Label } from '@tsiran/contract/admin/label-shapes'
import { languages as names, locales } from '@tsiran/contract/locale'
import { Checkbox } from '@tsiran/ui/checkbox'
import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CopiesField } from './copies-field.tsx'
import { CopiesList } from './copies-list.tsx'
import { labelSizes, labelsOfSheet, maxCopies, type LabelOptions } from './label-options.ts'

interface LabelOptionsBarProps {
  labels: readonly Label[]
  options: LabelOptions
  onChange: (changes: Partial<LabelOptions>) => void
}

/** The choices of a print of labels; they are not printed. */
export function LabelOptionsBar({ labels, options, onChange }: LabelOptionsBarProps) {
  const t = useMessages()
  const { size, copies, start, languages } = options
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
      <CopiesField
        label={t('labels.copies')}
        value={copies}
        max={maxCopies}
        onChange={(value) => onChange({ copies: value })}
      />
      {size === 'sheet' && (
        <CopiesField
          label={t('labels.start')}
          hint={t('labels.startHint')}
          value={start}
          max={labelsOfSheet}
          onChange={(value) => onChange({ start: value })}
        />
      )}
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
      {labels.length > 1 && <CopiesList labels={labels} options={options} onChange={onChange} />}
    </div>
  )
}
