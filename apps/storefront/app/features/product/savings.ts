interface Priced {
  /** The price for everybody. */
  price: number
  old_price: number | null
  /** Null for everybody but people of a company. */
  company_price: number | null
  min_qty: number
  box_price: number | null
  box_qty: number | null
}

/** Drams that the viewer pays for one unit: a company's people pay their price, where there is one (R3). */
export const ownPrice = ({
  price,
  company_price,
}: Pick<Priced, 'price' | 'company_price'>): number => company_price ?? price

/** The rounded percentage saved against the old price, or null without a saving (R5). */
export function savingPercent(
  product: Pick<Priced, 'price' | 'old_price' | 'company_price'>,
): number | null {
  const { price, old_price } = product
  if (old_price === null || old_price <= price) return null
  return Math.max(1, Math.round(((old_price - ownPrice(product)) / old_price) * 100))
}

/** Drams for one pack, or null for products sold by the piece (R4). */
export const packPrice = (
  product: Pick<Priced, 'price' | 'company_price' | 'min_qty'>,
): number | null => (product.min_qty > 1 ? ownPrice(product) * product.min_qty : null)

/** A full box: its pieces, what it costs, and the drams saved against single pieces (null when nothing is saved) (R4). */
export function boxOffer(
  product: Pick<Priced, 'price' | 'company_price' | 'box_price' | 'box_qty'>,
) {
  const { box_price, box_qty } = product
  if (box_price === null || !box_qty) return null
  const pieces = ownPrice(product) * box_qty
  return {
    pieces: box_qty,
    price: Math.min(box_price, pieces),
    saving: pieces > box_price ? pieces - box_price : null,
  }
}
