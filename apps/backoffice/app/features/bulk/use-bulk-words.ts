import { bulkField, type BulkValue, type Content } from '@tsiran/contract/admin/bulk-fields'
import { bulkProblems, type BulkProblem } from '@tsiran/contract/admin/bulk-problems'
import { locales, type Locale } from '@tsiran/contract/locale'
import { formatNumber } from '@tsiran/i18n/money'
import { useMemo } from 'react'
import type { AdminMessageKey } from '@tsiran/i18n/admin-translator'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Names of fields, as the product's own page has them; a text's are those of its column. */
const fieldNames: Readonly<Record<string, AdminMessageKey>> = {
  price: 'products.price',
  old_price: 'products.oldPrice',
  company_price: 'products.companyPrice',
  box_qty: 'products.boxQty',
  box_price: 'products.boxPrice',
  min_qty: 'products.minQty',
  portion_grams: 'bulk.portion',
  price_per_kg: 'products.pricePerKg',
  tolerance_pct: 'products.tolerance',
  barcode: 'products.barcode',
  content: 'products.content',
  low_mark: 'products.lowMark',
  shelf_place: 'products.shelfPlace',
  supplier_code: 'products.supplierCode',
  chilled: 'products.chilled',
  status: 'products.status',
  unit: 'products.unit',
  brand_id: 'products.brand',
  category_ids: 'products.categories',
  position: 'products.position',
  name: 'products.name',
  short_description: 'products.shortDescription',
  description: 'products.description',
  meta_title: 'products.metaTitle',
  // What imports record besides.
  created: 'bulk.created',
  qty: 'products.stock',
  images: 'products.pictures',
  in_menu: 'categories.inMenu',
  hidden: 'categories.hidden',
}

/** Names of fields and their values in the page's language. */
export function useBulkWords() {
  const t = useMessages()
  return useMemo(() => {
    const field = (name: string): string => {
      const [column = '', part] = name.split('.')
      if (column === 'attribute') return t('bulk.attribute', { id: part ?? '' })
      const known = fieldNames[column]
      const label = known ? t(known) : column
      return part === undefined ? label : `${label} (${part})`
    }
    const value = (name: string, shown: BulkValue): string => {
      if (shown === null || shown === '') return '—'
      if (typeof shown === 'number') return name === 'brand_id' ? `№ ${shown}` : formatNumber(shown)
      if (Array.isArray(shown))
        return shown.length === 0 ? '—' : shown.map((id) => `№ ${id}`).join(', ')
      if (typeof shown === 'object')
        return 'amount' in shown
          ? `${formatNumber((shown as Content).amount)} ${t(`bulk.unitValue.${(shown as Content).unit}`)}`
          : locales
              .map((locale) => (shown as Record<Locale, string>)[locale])
              .filter(Boolean)
              .join(' · ')
      if (name === 'in_menu' || name === 'hidden' || name === 'chilled')
        return t(shown === 'yes' ? 'common.yes' : 'common.no')
      if (name === 'status') return t(`products.statuses.${shown as 'published' | 'hidden'}`)
      if (name === 'unit') return t(`bulk.unitValue.${shown as 'piece' | 'kg' | 'l' | 'pack'}`)
      return bulkField(name)?.kind === 'html'
        ? String(shown).replace(/<[^<>]*>/g, ' ')
        : String(shown)
    }
    const problem = (code: string): string =>
      (bulkProblems as readonly string[]).includes(code)
        ? t(`bulk.problem.${code as BulkProblem}`)
        : code
    return { field, value, problem }
  }, [t])
}
