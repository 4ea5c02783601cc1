import { cmsPageByIdPath } from '@tsiran/contract/shop-paths'
import { Checkbox } from '@tsiran/ui/checkbox'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useTermsPage } from '../../features/shop/shop.ts'

/** Acceptance of the terms, which open in a new tab. */
export function TermsCheckbox({ checked, error }: { checked?: boolean; error?: string }) {
  const t = useMessages()
  const locale = useLocale()
  const termsPage = useTermsPage()
  const label = (
    <>
      {t('checkout.terms')}{' '}
      <a
        href={cmsPageByIdPath(locale, termsPage)}
        target="_blank"
        rel="noopener"
        className="font-semibold text-leaf underline"
      >
        {t('checkout.termsLink')}
        <span className="sr-only"> ({t('checkout.newTab')})</span>
      </a>
    </>
  )
  return <Checkbox name="terms" required defaultChecked={checked} label={label} error={error} />
}
