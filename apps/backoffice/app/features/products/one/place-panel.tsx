import { Checkbox } from '@tsiran/ui/checkbox'
import { Panel } from '@tsiran/ui/detail-layout'
import { Picker } from '@tsiran/ui/picker/picker'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { SortableList } from '../../lists/sortable-list.tsx'
import { brandPicker, categoryPicker, useThingSearch } from '../pickers.ts'
import { FormText, useProductField } from './form-fields.tsx'
import { UnitField } from './unit-field.tsx'
import { UrlKeyField } from './url-key-field.tsx'

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
