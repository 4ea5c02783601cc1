import { Carousel } from '@tsiran/ui/carousel'
import type { Card } from '../product/card.ts'
import { CachedMarkup } from '../../platform/document/markup-cache.tsx'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { ProductCard } from './product-card.tsx'

const sizes = '(min-width: 1328px) 308px, (min-width: 991px) 23vw, (min-width: 499px) 31vw, 46vw'

/** Cards of related products in one row: 4 visible, 3 below 991 px, 2 below 499 px (spec 1 §9). */
export function RelatedProducts({ products }: { products: readonly Card[] }) {
  const t = useMessages()
  return (
    <section aria-labelledby="related" className="mt-12">
      <h2 id="related" className="mb-4 text-2xl font-extrabold">
        {t('product.related')}
      </h2>
      <Carousel
        label={t('product.related')}
        className="auto-cols-[calc((100%-0.75rem)/2)] grid-rows-[repeat(5,auto)] gap-x-3 gap-y-0 pb-3 min-[499px]:auto-cols-[calc((100%-1.5rem)/3)] min-[991px]:auto-cols-[calc((100%-3rem)/4)] min-[991px]:gap-x-4"
      >
        {products.map((product) => (
          <li key={product.id} className="card-place">
            <CachedMarkup of={['card', product, sizes]}>
              <ProductCard product={product} sizes={sizes} />
            </CachedMarkup>
          </li>
        ))}
      </Carousel>
    </section>
  )
}
