import { maxProductTexts } from '@tsiran/contract/admin/product-choices'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Checkbox } from '@tsiran/ui/checkbox'
import { Panel } from '@tsiran/ui/detail-layout'
import { Picker } from '@tsiran/ui/picker/picker'
import { useFormContext } from 'react-hook-form'
import { api } from '../../../platform/api/admin-client.ts'
import { useWrite } from '../../../platform/api/use-write.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { SortableList } from '../../lists/sortable-list.tsx'
import { brandPicker, categoryPicker, useThingSearch } from '../pickers.ts'
import { textOf } from '../text-of.ts'
import { FormText, useProductField } from './form-fields.tsx'
import { UnitField } from './unit-field.tsx'
import type { ProductValues } from './product-values.ts'

/** Where shoppers find the product: brand, categories, address. */
export function PlacePanel({ disabled, id }: { disabled: boolean; id: number | undefined }) {
  const t = useMessages()
  const brand = useProductField('brand')
  const chilled = useProductField('chilled')
  const searchBrands = useThingSearch(brandPicker)
  return (
    <Panel title={t('products.place')}>
      <div className="grid gap-4">
        <FormText
          name="sku"
          label={t('products.sku')}
          maxLength={100}
          required
          disabled={disabled}
        />
        <UrlKeyField disabled={disabled} id={id} />
        <Picker
          label={t('products.brand')}
          value={brand.value}
          error={brand.error}
          onChange={brand.set}
          search={searchBrands}
          disabled={disabled}
        />
        <CategoriesField disabled={disabled} />
        <UnitField disabled={disabled} />
        <Checkbox
          label={
            <>
              {t('products.chilled')}
              <span className="block text-sm text-muted">{t('products.chilledHint')}</span>
            </>
          }
          checked={chilled.value}
          onChange={({ target }) => chilled.set(target.checked)}
          disabled={disabled}
        />
      </div>
    </Panel>
  )
}

/** The product's name in its address; the server makes a free one. */
function UrlKeyField({ disabled, id }: { disabled: boolean; id: number | undefined }) {
  const t = useMessages()
  const locale = useLocale()
  const { getValues } = useFormContext<ProductValues>()
  const field = useProductField('url_key')
  const make = useWrite(
    (name: string) =>
      api('GET /api/admin/products/url-key', { query: { name, ...(id !== undefined && { id }) } }),
    { onSuccess: ({ data }) => field.set(data.url_key) },
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

/** The categories of a product; the first one is the main one. */
function CategoriesField({ disabled }: { disabled: boolean }) {
  const t = useMessages()
  const { value, set, error } = useProductField('categories')
  const search = useThingSearch(categoryPicker)
  return (
    <div>
      <Picker
        label={t('products.categories')}
        hint={t('products.categoriesHint')}
        error={error}
        value={null}
        onChange={(option) => {
          if (option && !value.some(({ id }) => id === option.id)) set([...value, option])
        }}
        search={search}
        placeholder={t('products.addCategory')}
        disabled={disabled}
      />
      <SortableList
        label={t('products.categories')}
        items={value}
        idOf={({ id }) => String(id)}
        nameOf={({ label }) => label}
        firstMark={t('products.mainCategory')}
        onChange={set}
        disabled={disabled}
      />
    </div>
  )
}
