import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages as useShopMessages } from '@tsiran/app-kit/i18n/messages'
import { formatMoney } from '@tsiran/i18n/money'
import { changedFields, isSame, type FieldWord } from '@tsiran/ui/save-bar/changes'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useFailureText } from '../../../platform/api/failure-text.ts'
import { versionConflict } from '../../../platform/api/version-conflict.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { textOf } from '../text-of.ts'
import {
  productParts,
  productValues,
  type ProductPart,
  type ProductValues,
} from './product-values.ts'
import type { ProductForm } from './use-product-form.ts'
import { usePartNames } from './use-part-names.ts'

const words: readonly ProductPart[] = [
  'name',
  'short_description',
  'description',
  'meta_title',
  'type',
  'sku',
  'url_key',
  'brand',
  'unit',
  'position',
  'categories',
  'values',
  'allergens',
]

/** Says what changed, saves it, and asks where a colleague has saved meanwhile. It alone is drawn with every key. */
export function ProductSaveBar({ form: product }: { form: ProductForm }) {
  const t = useMessages()
  const failureText = useFailureText()
  const locale = useLocale()
  const nameOf = usePartNames()
  const write = usePartText()
  const { form, base } = product
  useWatch({ control: form.control })
  const before = productParts(base.values)
  const after = productParts(form.getValues())
  const named: { [Part in ProductPart]?: FieldWord } = {
    ...Object.fromEntries(words.map((part) => [part, nameOf(part)])),
    images: (count) => t('products.changedPictures', { count }),
    variants:
      after.type === 'simple' && before.type === 'simple'
        ? t('products.offer')
        : (count) => t('products.changedVariants', { count }),
  }
  const conflict = versionConflict<AdminProduct>(product.error)
  const hasFields = isApiError(product.error) && Object.keys(product.error.fields).length > 0
  const parts = (Object.keys(named) as ProductPart[]).filter(
    (part) => !isSame(before[part], after[part]),
  )
  const theirs = conflict && productParts(productValues(conflict.current, locale))
  return (
    <SaveBar
      changes={changedFields(before, after, named)}
      onSave={product.onSave}
      onDiscard={product.onDiscard}
      pending={product.pending}
      guarded={!product.pending}
      error={product.error && !conflict && !hasFields ? failureText(product.error) : null}
      conflict={
        conflict &&
        theirs && {
          who: conflict.changed_by ?? t('common.theShop'),
          at: conflict.changed_at ?? conflict.current.updated_at,
          fields: parts.map((part) => ({
            name: part,
            label: nameOf(part === 'variants' ? 'order' : part),
            yours: write(part, after),
            theirs: write(part, theirs),
          })),
          onResolve: (choices) => product.onResolve(conflict.current, choices),
          onClose: product.clearError,
        }
      }
    />
  )
}

type Parts = ReturnType<typeof productParts>

/** A part of the product in one or two lines, for the question about a conflict. */
function usePartText(): (part: ProductPart, parts: Parts) => ReactNode {
  const t = useMessages()
  const shop = useShopMessages()
  const locale = useLocale()
  const texts = ({ ...text }: ProductValues['name']) =>
    Object.values(text).filter(Boolean).join('\n')
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
