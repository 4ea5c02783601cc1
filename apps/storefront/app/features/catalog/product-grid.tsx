import type { ReactNode } from 'react'
import type { Card } from '../product/card.ts'
import { CachedMarkup } from '../../platform/document/markup-cache.tsx'
import { ProductCard } from './product-card.tsx'

const layouts = {
  page: {
    columns: 'lg:grid-cols-4',
    sizes: '(min-width: 1280px) 296px, (min-width: 1024px) 23vw, (min-width: 640px) 31vw, 46vw',
  },
  withSidebar: {
    columns: '',
    sizes: '(min-width: 1328px) 318px, (min-width: 992px) 24vw, (min-width: 640px) 31vw, 46vw',
  },
}

interface ProductGridProps {
  products: readonly Card[]
  /** How many pictures are above the fold and load first. */
  firstPictures?: number
  /** The level of the cards' names. */
  heading?: 'h2' | 'h3'
  /** The page has a sidebar: three in a row on desktops. */
  withSidebar?: boolean
  /** More items of the grid, after the cards. */
  children?: ReactNode
}

/** Product cards, two in a row on phones and four on desktops. */
export function ProductGrid({
  products,
  firstPictures = 0,
  heading,
  withSidebar = false,
  children,
}: ProductGridProps) {
  const { columns, sizes } = layouts[withSidebar ? 'withSidebar' : 'page']
  return (
    <ul className={`grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 ${columns}`}>
      {products.map((product, place) => (
        <li key={product.id} className="card-place">
          <CachedMarkup of={['card', product, sizes, place < firstPictures, heading]}>
            <ProductCard
              product={product}
              sizes={sizes}
              first={place < firstPictures}
              heading={heading}
            />
          </CachedMarkup>
        </li>
      ))}
      {children}
    </ul>
  )
}
