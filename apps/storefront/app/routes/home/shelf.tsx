import { ProductGrid } from '../../features/catalog/product-grid.tsx'
import type { Card } from '../../features/product/card.ts'
import type { NavLink } from '../../features/shop/menus.ts'
import { SectionHead } from './section-head.tsx'

interface ShelfProps {
  id: string
  title: string
  /** Address of the shelf's full listing. */
  all: NavLink
  products: readonly Card[]
}

/** The first products of a listing; nothing where it is empty. */
export function Shelf({ id, title, all, products }: ShelfProps) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-10">
      <SectionHead id={id} title={title} all={all} />
      <ProductGrid products={products} />
    </section>
  )
}
