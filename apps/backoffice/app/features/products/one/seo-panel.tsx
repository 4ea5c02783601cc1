import { maxProductTexts } from '@tsiran/contract/admin/product-shapes'
import type { Text3 } from '@tsiran/contract/admin/schema'
import { languages, locales, type Locale } from '@tsiran/contract/locale'
import { productPath } from '@tsiran/contract/shop-paths'
import { Panel } from '@tsiran/ui/detail-layout'
import { useWatch } from 'react-hook-form'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { FormText3 } from './form-fields.tsx'
import type { ProductValues } from './product-values.ts'

/** Characters that search engines show of a title and of a description. */
const shown = { title: 60, description: 160 } as const

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text

/** The product as a search engine shows it, in each language. */
export function SeoPanel({ disabled }: { disabled: boolean }) {
  const t = useMessages()
  return (
    <Panel title={t('products.seo')}>
      <div className="grid gap-5">
        <FormText3
          name="meta_title"
          label={t('products.metaTitle')}
          hint={t('products.metaTitleHint')}
          maxLength={maxProductTexts.metaTitle}
          disabled={disabled}
        />
        <Previews />
      </div>
    </Panel>
  )
}

function Previews() {
  const [name, title, description, urlKey] = useWatch<ProductValues>({
    name: ['name', 'meta_title', 'short_description', 'url_key'],
  }) as [Text3, Text3, Text3, string]
  return (
    <ul className="grid gap-3 lg:grid-cols-3">
      {locales.map((locale) => (
        <Preview
          key={locale}
          locale={locale}
          title={title[locale] || name[locale]}
          description={description[locale]}
          urlKey={urlKey}
        />
      ))}
    </ul>
  )
}

interface PreviewProps {
  locale: Locale
  title: string
  description: string
  urlKey: string
}

function Preview({ locale, title, description, urlKey }: PreviewProps) {
  const t = useMessages()
  const path = productPath(locale, urlKey || '…')
  const lengths = [
    [t('products.metaTitle'), title.length, shown.title],
    [t('products.shortDescription'), description.length, shown.description],
  ] as const
  return (
    <li className="min-w-0 rounded-control border border-line p-3">
      <p className="mb-1 text-xs text-muted" lang={locale}>
        {languages[locale].name}
      </p>
      <div lang={locale} className="wrap-anywhere">
        <p className="text-xs text-muted">
          {location.host}
          {path.split('/').slice(0, -1).join(' › ')} › {urlKey || '…'}
        </p>
        <p className="text-lg leading-snug text-leaf">{cut(title, shown.title) || '…'}</p>
        <p className="text-sm text-muted">{cut(description, shown.description) || '…'}</p>
      </div>
      <dl className="mt-2 text-xs text-muted tabular-nums">
        {lengths.map(([label, length, most]) => (
          <div key={label} className="flex justify-between gap-2">
            <dt>{label}</dt>
            <dd className={length > most || length === 0 ? 'font-semibold text-apricot-dark' : ''}>
              {t('products.lengthOf', { length, most })}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
