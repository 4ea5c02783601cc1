import { maxProductTexts } from '@tsiran/contract/admin/product-choices'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useFormContext } from 'react-hook-form'
import { api } from '../../../platform/api/admin-client.ts'
import { useWrite } from '../../../platform/api/use-write.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { textOf } from '../text-of.ts'
import { FormText, useProductField } from './form-fields.tsx'
import type { ProductValues } from './product-values.ts'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useFailureText } from '../../../platform/api/failure-text.ts'

/** The product's name in its address; the server makes a free one. */
export function UrlKeyField({ disabled, id }: { disabled: boolean; id: number | undefined }) {
  const t = useMessages()
  const locale = useLocale()
  const toast = useToast()
  const failureText = useFailureText()
  const { getValues } = useFormContext<ProductValues>()
  const field = useProductField('url_key')
  const make = useWrite(
    (name: string) =>
      api('GET /api/admin/products/url-key', { query: { name, ...(id !== undefined && { id }) } }),
    {
      onSuccess: ({ data }) => field.set(data.url_key),
      onError: (error) => toast.error(failureText(error)),
    },
  )
  const fromName = () => {
    // Latin letters read best in an address.
    const { en, ...others } = getValues('name')
    const name = (en.trim() || textOf({ en, ...others }, locale)).slice(0, maxProductTexts.name)
    if (name) make.run(name)
  }
  return (
    <div>
      <FormText
        name="url_key"
        label={t('products.urlKey')}
        hint={t('products.urlKeyHint')}
        maxLength={maxProductTexts.urlKey}
        disabled={disabled}
      />
      {!disabled && (
        <button
          type="button"
          aria-busy={make.pending || undefined}
          onClick={fromName}
          className="min-h-8 cursor-pointer text-sm font-semibold text-leaf hover:underline max-md:min-h-11"
        >
          {t('products.urlKeyFromName')}
        </button>
      )}
    </div>
  )
}
