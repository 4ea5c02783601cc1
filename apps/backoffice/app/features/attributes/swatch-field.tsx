import { useId } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { Checkbox } from '@tsiran/ui/checkbox'

interface SwatchFieldProps {
  /** `#rrggbb`; null without a colour. */
  value: string | null
  onChange: (colour: string | null) => void
}

/** The colour that an option is shown by, where it has one. */
export function SwatchField({ value, onChange }: SwatchFieldProps) {
  const t = useMessages()
  const colour = useId()
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Checkbox
        label={t('attributes.hasSwatch')}
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? firstColour() : null)}
      />
      {value !== null && (
        <span className="flex items-center gap-3">
          <label htmlFor={colour}>{t('attributes.swatch')}</label>
          <input
            id={colour}
            type="color"
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className="h-11 w-16 cursor-pointer rounded-control border border-edge bg-card p-1"
          />
        </span>
      )}
    </div>
  )
}

/** The colour that a field begins with: the shop's own accent. */
const firstColour = () =>
  getComputedStyle(document.documentElement)
    .getPropertyValue('--color-apricot')
    .trim()
    .toLowerCase()
