import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages as useShopMessages } from '@tsiran/app-kit/i18n/messages'
import { locales } from '@tsiran/contract/locale'
import { formatMoney } from '@tsiran/i18n/money'
import type { ReactNode } from 'react'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { textOf } from '../text-of.ts'
import type { productParts, ProductPart, ProductValues } from './product-values.ts'

type Parts = ReturnType<typeof productParts>

/** A part of the product in one or two lines, for the question about a conflict. */
export function usePartText(): (part: ProductPart, parts: Parts) => ReactNode {
  const t = useMessages()
  const shop = useShopMessages()
  const locale = useLocale()
  // The server’s texts come in another order than the form’s.
  const texts = (text: ProductValues['name']) =>
    locales
      .map((language) => text[language])
      .filter(Boolean)
      .join('\n')
  return (part, parts) => {
    switch (part) {
      case 'name':
      case 'short_description':
      case 'meta_title':
        return texts(parts[part]) || '–'
      case 'description':
        return (
          textOf(parts.description, locale)
            .replace(/<[^<>]+>/g, ' ')
            .slice(0, 400) || '–'
        )
      case 'brand':
        return parts.brand?.label ?? '–'
      case 'type':
        return t(`products.types.${parts.type}`)
      case 'unit':
        return t(`products.units.${parts.unit}`)
      case 'categories':
        return parts.categories.map(({ label }) => label).join('\n') || '–'
      case 'allergens':
        return parts.allergens.map((name) => shop(`product.allergen.${name}`)).join(', ') || '–'
      case 'images':
        return t('products.changedPictures', { count: parts.images.length })
      case 'values':
        return String(parts.values.length)
      case 'variants':
        return parts.variants
          .slice(0, 12)
          .map(({ sku, price }) => `${sku}: ${price === null ? '–' : formatMoney(price)}`)
          .join('\n')
      case 'sku':
      case 'url_key':
      case 'position':
        return String(parts[part] ?? '–')
    }
  }
}
