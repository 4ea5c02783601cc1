import type { Product } from '@tsiran/contract/product-shapes'
import { brandPath } from '@tsiran/contract/shop-paths'
import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { BuyBar } from '../../features/cart/buy-bar.tsx'
import { BuyBox } from '../../features/cart/buy-box.tsx'
import { BuyQuantityContext, useSharedQuantity } from '../../features/cart/buy-quantity.ts'
import { CompareTextButton } from '../../features/compare/compare-button.tsx'
import { HeartTextButton } from '../../features/wishlist/heart-button.tsx'
import { ProductGallery } from '../../features/product/product-gallery.tsx'
import { AddToListButton } from '../../features/shopping-lists/add-to-list.tsx'
import { SavingsBadge } from '../../features/product/savings-badge.tsx'
import { ShareButton } from '../../features/product/share-button.tsx'
import { useVariant } from '../../features/product/use-variant.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { CachedMarkup } from '../../platform/document/markup-cache.tsx'
import { plainText } from '../../platform/document/plain-text.ts'

/** Pictures at the left; name, price, options, the add form and the details at the right. */
export function ProductBuy({ product, children }: { product: Product; children: ReactNode }) {
  const t = useMessages()
  const locale = useLocale()
  const state = useVariant(product)
  const { variant, offer, images } = state
  const buy = useRef<HTMLDivElement>(null)
  const quantity = useSharedQuantity(variant?.id)
  // A short text that is the beginning of the long one would be on the page twice.
  const shortText = plainText(product.description, 10_000).startsWith(product.short_description)
    ? ''
    : product.short_description

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-10">
      <div className="relative lg:sticky lg:top-32 lg:self-start">
        <ProductGallery key={variant?.id} images={images} name={product.name} />
        <SavingsBadge product={offer} className="absolute top-4 left-4" />
      </div>
      <div className="flex flex-col gap-4">
        <div>
          {product.brand && (
            <Link
              to={brandPath(locale, product.brand.id)}
              className="inline-flex min-h-8 items-center max-md:min-h-11 font-semibold text-leaf hover:underline"
            >
              <span className="sr-only">{`${t('product.brand')}${t('shell.colon')} `}</span>
              {product.brand.label}
            </Link>
          )}
          <h1 className="text-2xl leading-tight font-extrabold text-balance sm:text-3xl">
            {product.name}
          </h1>
          <p className="mt-1 text-sm text-muted">
            {t('product.code')}
            {t('shell.colon')} {variant?.sku ?? product.sku}
          </p>
        </div>
        <BuyQuantityContext value={quantity}>
          <BuyBox product={product} state={state} ref={buy} />
          <BuyBar product={product} state={state} main={buy} />
        </BuyQuantityContext>
        <CachedMarkup of={['product-tools', state.open]}>
          <div className="-ml-4 flex flex-wrap noscript:hidden">
            <HeartTextButton product={product} />
            <CompareTextButton product={product} />
            <AddToListButton
              variant={{
                sku: variant?.sku ?? product.sku,
                name: product.name,
                min_qty: offer.min_qty,
              }}
              disabled={state.open}
            />
            <ShareButton title={product.name} />
          </div>
        </CachedMarkup>
        {shortText && <p className="text-muted">{shortText}</p>}
        {children}
      </div>
    </div>
  )
}
