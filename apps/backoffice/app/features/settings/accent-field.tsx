import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The shop's own colour of actions, which the browser's window begins with. */
const ownColor = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--color-leaf').trim()

interface AccentFieldProps {
  value: string
  onChange: (color: string) => void
  error: string | undefined
}

/** The colour of buttons and links: chosen with the browser's own window, or typed. */
export function AccentField({ value, onChange, error }: AccentFieldProps) {
  const t = useMessages()
  return (
    <div className="flex max-w-md flex-wrap items-start gap-3">
      <Field
        className="min-w-0 flex-1 basis-56"
        label={t('settings.shop.accent')}
        value={value}
        maxLength={7}
        placeholder="#rrggbb"
        spellCheck={false}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        type="color"
        aria-label={t('settings.shop.chooseAccent')}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : ownColor()}
        onChange={({ target }) => onChange(target.value)}
        className="mt-7.5 h-11 w-14 cursor-pointer rounded-control border border-edge bg-card p-1"
      />
      {value !== '' && (
        <Button variant="quiet" onClick={() => onChange('')}>
          {t('settings.shop.ownAccent')}
        </Button>
      )}
    </div>
  )
}
