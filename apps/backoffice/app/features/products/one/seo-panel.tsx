import { maxProductTexts } from '@tsiran/contract/admin/product-choices'
import type { Text3 } from '@tsiran/contract/admin/schema'
import { locales } from '@tsiran/contract/locale'
import { productPath } from '@tsiran/contract/shop-paths'
import { Panel } from '@tsiran/ui/detail-layout'
import { useWatch } from 'react-hook-form'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { SearchPreview } from '../../seo/search-preview.tsx'
import type { ProductValues } from './product-values.ts'
import { FormText3 } from './form-text3.tsx'

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
  const t = useMessages()
  const [name, title, description, urlKey] = useWatch<ProductValues>({
    name: ['name', 'meta_title', 'short_description', 'url_key'],
  }) as [Text3, Text3, Text3, string]
  return (
    <ul className="grid gap-3 lg:grid-cols-3">
      {locales.map((locale) => (
        <SearchPreview
          key={locale}
          locale={locale}
          title={title[locale] || name[locale]}
          description={description[locale]}
          path={productPath(locale, urlKey || '…')}
          descriptionName={t('products.shortDescription')}
        />
      ))}
    </ul>
  )
}
