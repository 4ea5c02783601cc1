import type { DraftLine } from '@tsiran/contract/admin/draft-line-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { PricedLine } from '../cart/price-cart.ts'
import type { CartRow, LostRow } from '../cart/cart-rows.ts'
import { toDraftVariant } from './draft-variant.ts'

/** A draft's lines, those whose variant was deleted last. */
export const viewLines = (
  { lost }: CartRow,
  priced: readonly PricedLine[],
  locale: Locale,
): DraftLine[] => [
  ...priced.map((line) => viewLine(line, locale)),
  ...lost.map((line) => viewLost(line, locale)),
]

function viewLine({ row, quantity, unit, total, changes }: PricedLine, locale: Locale): DraftLine {
  const problem = changes
    .map(({ reason }) => reason)
    .find((reason) => reason === 'stock' || reason === 'pack' || reason === 'gone')
  return {
    ...toDraftVariant(row, unit, locale),
    quantity: row.quantity,
    available: quantity,
    total,
    problem: problem ?? null,
    earlier_price: unit === row.seen_price ? null : row.seen_price,
  }
}

const viewLost = ({ product_id, name, quantity }: LostRow, locale: Locale): DraftLine => ({
  product_id,
  variant_id: null,
  sku: '',
  name: name[locale],
  options: '',
  image: '',
  unit: 'piece',
  unit_price: 0,
  in_stock: 0,
  min_qty: 1,
  box_qty: null,
  box_price: null,
  quantity,
  available: 0,
  total: 0,
  problem: 'gone',
  earlier_price: null,
})
