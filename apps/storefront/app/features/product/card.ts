import type { ProductCard } from '@tsiran/contract/product-card-shapes'

/** A product as its card shows it. */
export type Card = Omit<
  ProductCard,
  | 'sku'
  | 'formated_price'
  | 'regular_price'
  | 'image'
  | 'cats'
  | 'brand'
  | 'is_wishlisted'
  | 'barcode'
  | 'created_at'
>

/** The fields that a card shows: the rest is not sent to the browser. */
export const cardOf = (product: ProductCard): Card => ({
  id: product.id,
  type: product.type,
  name: product.name,
  url_key: product.url_key,
  price: product.price,
  unit_price: product.unit_price,
  company_unit_price: product.company_unit_price,
  box_unit_price: product.box_unit_price,
  weighed: product.weighed,
  old_price: product.old_price,
  company_price: product.company_price,
  qty: product.qty,
  min_qty: product.min_qty,
  box_price: product.box_price,
  box_qty: product.box_qty,
  in_stock: product.in_stock,
  unit: product.unit,
  base_image: product.base_image,
  age_restricted: product.age_restricted,
})
