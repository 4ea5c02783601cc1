import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ProductCard } from '@tsiran/contract/product-card-shapes'
import { productPath } from '@tsiran/contract/shop-paths'
import { ButtonLink } from '@tsiran/ui/button'
import { IconButton } from '@tsiran/ui/icon-button'
import { Link } from 'react-router'
import { AddToCart } from '../../features/cart/add-to-cart.tsx'
import { Picture } from '../../features/product/picture.tsx'
import { removeFromCompare } from '../../features/compare/compare-list.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** The head of a product's column: picture, name, add to cart, remove. */
export function ComparedProduct({ product }: { product: ProductCard }) {
  const t = useMessages()
  const locale = useLocale()
  const address = productPath(locale, product.url_key)
  return (
    <div className="relative flex h-full flex-col gap-2">
      <IconButton
        label={t('compare.remove', { name: product.name })}
        onClick={() => removeFromCompare(product.id)}
        className="absolute! top-1 right-1 z-1 bg-card"
      >
        <IconX size={20} aria-hidden />
      </IconButton>
      <div className="overflow-hidden rounded-control bg-apricot-soft/40">
        <Picture urls={product.base_image} alt="" sizes="(min-width: 640px) 216px, 152px" />
      </div>
      <Link
        to={address}
        prefetch="intent"
        className="line-clamp-3 min-h-[3lh] leading-snug font-semibold hover:text-leaf hover:underline"
      >
        {product.name}
      </Link>
      <div className="mt-auto min-h-24">
        {product.type === 'simple' ? (
          <AddToCart product={product} />
        ) : (
          <ButtonLink
            to={address}
            variant="secondary"
            aria-label={t('ui.named', { label: t('product.choose'), name: product.name })}
            className="w-full"
          >
            {t('product.choose')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
