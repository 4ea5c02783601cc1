import { emptyVariant } from './variant-values.ts'
import { type ProductValues, emptyText, newRowName } from './product-values.ts'

/** A product that is yet to be written. */
export function emptyProduct(): ProductValues {
  const row = newRowName()
  return {
    type: 'simple',
    sku: '',
    url_key: '',
    brand: null,
    name: emptyText(),
    short_description: emptyText(),
    description: emptyText(),
    meta_title: emptyText(),
    unit: 'piece',
    position: 0,
    categories: [],
    super_attribute_ids: [],
    values: [],
    allergens: [],
    chilled: false,
    images: [],
    order: [row],
    rows: { [row]: { ...emptyVariant } },
  }
}
