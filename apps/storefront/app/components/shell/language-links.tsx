import { locales, type Locale } from '@tsiran/contract/locale'
import { useLocation } from 'react-router'
import { inLocale, useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'

const names: Record<Locale, string> = { hy: 'Հայերեն', ru: 'Русский', en: 'English' }

/** One Russian word is not worth a font file on pages without another. Armenian has its file everywhere, for the dram sign. */
const foreignScript = (locale: Locale, current: Locale) => locale === 'ru' && current !== 'ru'

interface LanguageLinksProps {
  className?: string
  linkClass: string
}

/** The same page in the other languages: plain links that load a new document, path and query kept. */
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
            className={`inline-flex items-center ${foreignScript(locale, current) ? 'font-system' : ''} ${linkClass}`}
          >
            {names[locale]}
          </a>
        </li>
      ))}
    </ul>
  )
}
