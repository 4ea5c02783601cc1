import { defaultLocale, locales } from '@tsiran/contract/locale'
import { useLocation } from 'react-router'
import { canonicalPath } from '../../platform/document/canonical.ts'
import { inLocale, useLocale } from '@tsiran/app-kit/i18n/locale'

/** The page's canonical address, and its alternates in the other languages. */
export function SeoLinks({ origin }: { origin: string }) {
  const locale = useLocale()
  const path = canonicalPath(useLocation())
  return (
    <>
      <link rel="canonical" href={origin + inLocale(locale, path)} />
      {locales.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={origin + inLocale(other, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + inLocale(defaultLocale, path)} />
    </>
  )
}
