import { productPath } from '@tsiran/contract/shop-paths'
import { ButtonLink } from '@tsiran/ui/button'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Card } from '../product/card.ts'
import { useCartLine } from '../cart/cart-actions.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { AddToCart } from '../cart/add-to-cart.tsx'
import { CardTools } from './card-tools.tsx'
import { Picture } from '../product/picture.tsx'
import { BoxLine, BoxToggle, PriceBlock } from '../product/price-block.tsx'
import { SavingsBadge } from '../product/savings-badge.tsx'

interface ProductCardProps {
  product: Card
  /** The picture's `sizes`. */
  sizes: string
  /** Above the fold: its picture loads first. */
  first?: boolean
  /** One level below the heading above the card. */
  heading?: 'h2' | 'h3'
}

/** A product in a list: picture, name, price, box, buttons. Its parent has the class `card-place`. */
export function ProductCard({
  product,
  sizes,
  first = false,
  heading: Heading = 'h3',
}: ProductCardProps) {
  const locale = useLocale()
  const address = productPath(locale, product.url_key)
  const [byBox, setByBox] = useState(false)
  return (
    <article className="card">
      <Picture
        urls={product.base_image}
        alt=""
        sizes={sizes}
        first={first}
        small
        frame="card-picture"
        className={product.in_stock ? '' : 'opacity-55'}
      />
      <SavingsBadge product={product} className="card-saving" />
      <Heading className="card-name">
        <Link to={address} discover="none" prefetch="intent">
          {product.name}
        </Link>
      </Heading>
      <PriceBlock product={product} from={product.type === 'configurable'} className="card-price" />
      {product.type === 'simple' ? (
        <BoxToggle
          product={product}
          pressed={byBox}
          onPress={() => setByBox(!byBox)}
          className="card-box"
        />
      ) : (
        <BoxLine product={product} className="card-box" />
      )}
      <CardTools product={product} />
      <div className="card-buy">
        {product.type === 'simple' ? (
          <AddToCart product={product} byBox={byBox} />
        ) : (
          <ChooseVariant product={product} address={address} />
        )}
      </div>
    </article>
  )
}

/** Variants are chosen on the product's own page. */
function ChooseVariant({ product, address }: { product: Card; address: string }) {
  const t = useMessages()
  const line = useCartLine(product.id)
  const word = !product.in_stock ? 'product.outOfStock' : line ? 'product.inCart' : 'product.choose'
  return (
    <ButtonLink
      to={address}
      variant="secondary"
      aria-label={t('ui.named', { label: t(word), name: product.name })}
      className="w-full"
    >
      {t(word)}
    </ButtonLink>
  )
}
