import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { changedFields, isSame, type FieldWord } from '@tsiran/ui/save-bar/changes'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { useWatch } from 'react-hook-form'
import { useFailureText } from '../../../platform/api/failure-text.ts'
import { isDeletedConflict, useDeletedText } from '../../../platform/api/use-deleted-text.ts'
import { versionConflict } from '../../../platform/api/version-conflict.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { productParts, productValues, type ProductPart } from './product-values.ts'
import { RestoreButton } from './restore-button.tsx'
import type { ProductForm } from './use-product-form.ts'
import { usePartNames } from './use-part-names.ts'
import { usePartText } from './use-part-text.tsx'

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
  const conflict = isDeletedConflict(product.error)
    ? undefined
    : versionConflict<AdminProduct>(product.error)
  const deletedText = useDeletedText(product.error, product.stored, product.clearError)
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
      error={
        product.error && !conflict && !hasFields
          ? (deletedText ?? failureText(product.error))
          : null
      }
      remedy={deletedText && product.stored && <RestoreButton product={product.stored} />}
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
