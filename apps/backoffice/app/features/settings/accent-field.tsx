import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The shop's own colour of actions; a token of packages/ui. */
const ownColor = '#1b6b3a'

interface AccentFieldProps {
  value: string
  onChange: (color: string) => void
  error: string | undefined
}

/** The colour of buttons and links: chosen with the browser's own window, or typed. */
export function AccentField({ value, onChange, error }: AccentFieldProps) {
  const t = useMessages()
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field
        className="w-80 max-w-full"
        label={t('settings.shop.accent')}
        value={value}
        maxLength={7}
        placeholder={ownColor}
        spellCheck={false}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        type="color"
        aria-label={t('settings.shop.chooseAccent')}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : ownColor}
        onChange={({ target }) => onChange(target.value)}
        className="mt-7.5 h-11 w-14 cursor-pointer rounded-control border border-edge bg-card p-1"
      />
      {value !== '' && (
        <Button variant="quiet" className="mt-7.5" onClick={() => onChange('')}>
          {t('settings.shop.ownAccent')}
        </Button>
      )}
    </div>
  )
}
