interface Priced {
  price: number
  old_price: number | null
  min_qty: number
  box_price: number | null
  box_qty: number | null
}

/** The rounded percentage saved against the old price, or null without a saving (decisions 5). */
export function savingPercent({ price, old_price }: Pick<Priced, 'price' | 'old_price'>): number | null {
  if (old_price === null || old_price <= price) return null
  return Math.max(1, Math.round(((old_price - price) / old_price) * 100))
}

/** Drams for one pack, or null where goods are sold by the piece (decisions 4). */
export const packPrice = ({ price, min_qty }: Pick<Priced, 'price' | 'min_qty'>): number | null => (min_qty > 1 ? price * min_qty : null)

/** A full box: its pieces, its price, and the drams saved against single pieces (null when nothing is saved). */
export function boxOffer({ price, box_price, box_qty }: Pick<Priced, 'price' | 'box_price' | 'box_qty'>) {
  if (box_price === null || !box_qty) return null
  const saving = price * box_qty - box_price
  return { pieces: box_qty, price: box_price, saving: saving > 0 ? saving : null }
}
