import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import type { Product } from '@tsiran/contract/catalog'
import { Button } from '@tsiran/ui/button'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { AddToCart } from '../../components/product/add-to-cart.tsx'
import { BoxLine, PriceBlock } from '../../components/product/price-block.tsx'
import { SavingsBadge } from '../../components/product/savings-badge.tsx'
import { brandLink } from '../../lib/category-links.ts'
import { useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { chosenVariant, sharedChoice, type Choice } from '../../lib/variant-choice.ts'
import { plainText } from './plain-text.ts'
import { ProductGallery } from './product-gallery.tsx'
import { ProductOptions } from './product-options.tsx'
import { VariantForm } from './variant-form.tsx'

/** Pictures at the left; name, price, options, the way into the cart and what else there is to know at the right. */
export function ProductBuy({ product, children }: { product: Product; children: ReactNode }) {
  const t = useMessages()
  const locale = useLocale()
  const [choice, setChoice] = useState<Choice>(() => sharedChoice(product.attribute.attributes))
  const configurable = product.type === 'configurable'
  const variant = configurable ? chosenVariant(product, choice) : undefined
  const offer = { ...product, ...variant, id: product.id, name: product.name }
  const images = variant && variant.images.length > 0 ? variant.images : product.images
  // Where the short text is the long one's beginning, it would stand twice on the page.
  const shortText = plainText(product.description, 10_000).startsWith(product.short_description) ? '' : product.short_description
  const inStock = variant ? variant.qty > 0 : product.in_stock

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-10">
      <div className="relative lg:sticky lg:top-32 lg:self-start">
        <ProductGallery key={variant?.id} images={images} name={product.name} />
        <SavingsBadge price={offer.price} old_price={offer.old_price} className="absolute top-4 left-4" />
      </div>
      <div className="flex flex-col gap-4">
        <div>
          {product.brand && (
            <Link
              to={brandLink(locale, product.brand.id)}
              className="inline-flex min-h-8 items-center font-semibold text-leaf hover:underline"
            >
              <span className="sr-only">{t('product.brand')}: </span>
              {product.brand.label}
            </Link>
          )}
          <h1 className="text-2xl leading-tight font-extrabold text-balance sm:text-3xl">{product.name}</h1>
          <p className="mt-1 text-sm text-muted">
            {t('product.code')}: {variant?.sku ?? product.sku}
          </p>
        </div>
        <div aria-live="polite" className="grid max-w-md gap-3">
          <PriceBlock product={offer} from={configurable && !variant} large />
          <BoxLine product={offer} />
          <StockLabel inStock={inStock} />
        </div>
        {configurable && <ProductOptions product={product} choice={choice} onChoose={setChoice} />}
        {configurable && <VariantForm product={product} />}
        <div className={`max-w-md ${configurable ? 'noscript:hidden' : ''}`}>
          {configurable && !variant ? (
            <NotChosen inStock={product.in_stock} />
          ) : (
            <AddToCart key={variant?.id} product={offer} variant={variant?.id} boxes />
          )}
        </div>
        {shortText && <p className="text-muted">{shortText}</p>}
        {children}
      </div>
    </div>
  )
}

function StockLabel({ inStock }: { inStock: boolean }) {
  const t = useMessages()
  const Icon = inStock ? IconCircleCheck : IconCircleX
  return (
    <p className={`flex items-center gap-1.5 font-semibold ${inStock ? 'text-leaf' : 'text-red'}`}>
      <Icon size={20} aria-hidden />
      {t(inStock ? 'product.inStock' : 'product.outOfStock')}
    </p>
  )
}

/** Add is off until every attribute is chosen, and says so. */
function NotChosen({ inStock }: { inStock: boolean }) {
  const t = useMessages()
  return (
    <>
      <Button disabled className="w-full">
        {t(inStock ? 'product.add' : 'product.outOfStock')}
      </Button>
      {inStock && <p className="mt-2 text-sm text-muted">{t('product.chooseAll')}</p>}
    </>
  )
}
