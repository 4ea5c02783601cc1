import { languages, locales, type Locale } from '@tsiran/contract/locale'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { canonicalPath } from '../../platform/document/canonical.ts'
import { jsonLd, type Thing } from '../../platform/document/json-ld.ts'
import { inLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useShop } from './shop.ts'
import { useHydrated } from '@tsiran/app-kit/browser/use-hydrated'

/** The language and its country, as Open Graph names them. */
const openGraphLocale = (locale: Locale) => `${locale}_${languages[locale].region}`

interface SeoProps {
  title: string
  /** Plain text; by default the title and the shop's description. */
  description?: string
  /** Path of a picture. */
  image?: string
  type?: 'website' | 'product' | 'article'
  /** The page's subject, for search engines. */
  thing?: Thing
}

/** A page's title, and what search engines and messengers show of it. */
export function Seo({ title, description: given, image: own, type = 'website', thing }: SeoProps) {
  const { name, origin, description: general, image: shared } = useShop()
  const image = own ?? shared
  const locale = useLocale()
  const t = useMessages()
  const path = canonicalPath(useLocation())
  const description = given || `${title} · ${general || t('shell.footer.about')}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + inLocale(locale, path)} />
      {image && <meta property="og:image" content={origin + image} />}
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
        ))}
      {image && <meta name="twitter:card" content="summary_large_image" />}
      {thing && <JsonLd thing={thing} />}
    </>
  )
}

/**
 * Structured data of schema.org for search engines, which load each page anew: only the server writes it, and a
 * page that is rendered in the browser has none.
 */
export function JsonLd({ thing }: { thing: Thing }) {
  const { key } = useLocation()
  const [loaded] = useState(useHydrated() ? undefined : key)
  if (key !== loaded) return null
  const text = import.meta.env.SSR ? jsonLd(thing) : ''
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
