import { languages, locales } from '@tsiran/contract/locale'
import { useLocation } from 'react-router'
import { isForeignScript } from '@tsiran/app-kit/i18n/foreign-script'
import { inLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

interface LanguageLinksProps {
  className?: string
  linkClass: string
}

/** The same page in the other languages: plain links that load a new document with the same path and query. */
export function LanguageLinks({ className = '', linkClass }: LanguageLinksProps) {
  const t = useMessages()
  const current = useLocale()
  const location = useLocation()
  return (
    <ul aria-label={t('shell.language')} className={`flex ${className}`}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={inLocale(locale, location)}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === current ? 'true' : undefined}
            className={`inline-flex items-center ${isForeignScript(locale, current) ? 'font-system' : ''} ${linkClass}`}
          >
            {languages[locale].name}
          </a>
        </li>
      ))}
    </ul>
  )
}
