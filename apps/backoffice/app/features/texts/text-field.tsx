import type { ShopText } from '@tsiran/contract/admin/translations'
import type { Locale } from '@tsiran/contract/locale'
import { Button } from '@tsiran/ui/button'
import { TextArea } from '@tsiran/ui/field'
import { useMessages } from '../../platform/i18n/language.tsx'

interface TextFieldProps {
  locale: Locale
  language: string
  state: ShopText['texts'][Locale]
  value: string
  maxLength: number
  disabled: boolean
  error: string | undefined
  onChange: (value: string) => void
}

/** A text in one language, with the shipped words where they differ and the way back to them. */
export function TextField({ locale, language, state, value, onChange, ...field }: TextFieldProps) {
  const t = useMessages()
  const { shipped, outdated } = state
  const differs = value !== (shipped ?? '')
  return (
    <div className="grid gap-2">
      <TextArea
        {...field}
        label={<span lang={locale}>{language}</span>}
        lang={locale}
        rows={value.length > 120 ? 4 : 2}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {differs && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <p className="min-w-0 flex-1 basis-64 text-muted">
            {shipped === null ? (
              t('texts.noShipped')
            ) : (
              <>
                {t(outdated ? 'texts.newShipped' : 'texts.shipped')}{' '}
                <span lang={locale} className="text-ink">
                  {shipped}
                </span>
              </>
            )}
          </p>
          {!field.disabled && (
            <Button
              type="button"
              variant="quiet"
              aria-label={t('texts.restoreOf', { language })}
              onClick={() => onChange(shipped ?? '')}
            >
              {t('texts.restore')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
