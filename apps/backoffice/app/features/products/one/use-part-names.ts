import type { AdminMessageKey } from '@tsiran/i18n/admin-translator'
import { useCallback } from 'react'
import { useMessages } from '../../../platform/i18n/language.tsx'

const names: Readonly<Record<string, AdminMessageKey>> = {
  type: 'products.type',
  sku: 'products.sku',
  url_key: 'products.urlKey',
  brand: 'products.brand',
  name: 'products.name',
  short_description: 'products.shortDescription',
  description: 'products.description',
  meta_title: 'products.metaTitle',
  unit: 'products.unit',
  position: 'products.position',
  categories: 'products.categories',
  values: 'products.attributes',
  allergens: 'products.allergens',
  chilled: 'products.chilled',
  images: 'products.pictures',
  order: 'products.variants',
  barcode: 'products.barcode',
  price: 'products.price',
  old_price: 'products.oldPrice',
  company_price: 'products.companyPrice',
  min_qty: 'products.minQty',
  box_qty: 'products.boxQty',
  box_price: 'products.boxPrice',
  content_amount: 'products.content',
  content_unit: 'products.contentUnit',
  portion_grams: 'products.portion',
  price_per_kg: 'products.pricePerKg',
  tolerance_pct: 'products.tolerance',
  shelf_place: 'products.shelfPlace',
  low_mark: 'products.lowMark',
  supplier_code: 'products.supplierCode',
  options: 'products.options',
  qty: 'products.firstStock',
}

/** The words of a part of the form, by its name there. */
export function usePartNames(): (part: string) => string {
  const t = useMessages()
  return useCallback(
    (part: string) => {
      const known = names[part]
      return known ? t(known) : part
    },
    [t],
  )
}
