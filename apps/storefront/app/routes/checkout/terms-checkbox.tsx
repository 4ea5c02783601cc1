import { useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'

/** Page 4 holds the terms (decisions 38). */
const termsPage = 4

/** Acceptance of the terms, which open beside the order in a new tab. */
export function TermsCheckbox({ checked, error }: { checked?: boolean; error?: string }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          name="terms"
          required
          defaultChecked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'terms-error' : undefined}
          className="size-5 shrink-0 accent-leaf"
        />
        <span>
          {t('checkout.terms')}{' '}
          <a href={`/${locale}/page/${termsPage}`} target="_blank" rel="noopener" className="font-semibold text-leaf underline">
            {t('checkout.termsLink')}
            <span className="sr-only"> ({t('checkout.newTab')})</span>
          </a>
        </span>
      </label>
      {error && (
        <p id="terms-error" className="text-sm font-medium text-red">
          {error}
        </p>
      )}
    </div>
  )
}
