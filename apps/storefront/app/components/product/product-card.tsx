import type { ProductCard as Product } from '@tsiran/contract/catalog'
import { ButtonLink } from '@tsiran/ui/button'
import { Link } from 'react-router'
import { productLink } from '../../lib/category-links.ts'
import { useCartLine } from '../../lib/cart-actions.ts'
import { useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { AddToCart } from './add-to-cart.tsx'
import { CardTools } from './card-tools.tsx'
import { Picture } from './picture.tsx'
import { BoxLine, PriceBlock } from './price-block.tsx'
import { SavingsBadge } from './savings-badge.tsx'

interface ProductCardProps {
  product: Product
  /** The picture's `sizes`. */
  sizes: string
  /** Above the fold: its picture loads first. */
  first?: boolean
  /** One below the heading that the card stands under. */
  heading?: 'h2' | 'h3'
}

/** Five rows of its grid: picture, name, price, box, buttons. Neighbours share their baselines through the grid's rows. */
export function ProductCard({ product, sizes, first = false, heading: Heading = 'h3' }: ProductCardProps) {
  const locale = useLocale()
  const address = productLink(locale, product.url_key)
  return (
    <article className="group relative row-span-5 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-0 overflow-hidden rounded-card border border-line bg-card transition-shadow duration-150 hover:shadow-lg hover:shadow-ink/8 has-[a.name:focus-visible]:outline-2 has-[a.name:focus-visible]:outline-leaf">
      <div className="overflow-hidden bg-apricot-soft/40">
        <Picture
          urls={product.base_image}
          alt=""
          sizes={sizes}
          first={first}
          className={`transition-transform duration-200 group-hover:scale-[1.03] motion-reduce:transition-none ${product.in_stock ? '' : 'opacity-55'}`}
        />
      </div>
      <SavingsBadge product={product} className="absolute top-3 left-3" />
      <Heading className="px-3 pt-3 leading-snug font-semibold wrap-break-word hyphens-auto sm:px-4">
        <Link
          to={address}
          prefetch="intent"
          className="name line-clamp-2 min-h-[2lh] text-pretty outline-none after:absolute after:inset-0"
        >
          {product.name}
        </Link>
      </Heading>
      <div className="px-3 pt-2 sm:px-4">
        <PriceBlock product={product} from={product.type === 'configurable'} />
      </div>
      <div className="px-3 pt-2 sm:px-4">
        <BoxLine product={product} />
      </div>
      <CardTools product={product} />
      <div className="@container relative z-1 self-end p-3 sm:px-4 sm:pb-4">
        {/* As high as stepper and Add together, so that nothing moves when the stepper stays alone. */}
        <div className="grid min-h-24 content-end @[15.5rem]:min-h-11">
          {product.type === 'simple' ? <AddToCart product={product} /> : <ChooseVariant product={product} address={address} />}
        </div>
      </div>
    </article>
  )
}

/** Goods in several variants are chosen on their own page. */
function ChooseVariant({ product, address }: { product: Product; address: string }) {
  const t = useMessages()
  const line = useCartLine(product.id)
  const word = !product.in_stock ? 'product.outOfStock' : line ? 'product.inCart' : 'product.choose'
  return (
    <ButtonLink to={address} variant="secondary" aria-label={t('ui.named', { label: t(word), name: product.name })} className="w-full">
      {t(word)}
    </ButtonLink>
  )
}
