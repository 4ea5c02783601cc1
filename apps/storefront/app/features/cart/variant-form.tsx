import type { Product } from '@tsiran/contract/product-shapes'
import { cartPath } from '@tsiran/contract/shop-paths'
import { formatMoney } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { Select } from '@tsiran/ui/select'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { maxQuantity, pieceRule } from '../product/quantity.ts'
import { ownPrice } from '../product/savings.ts'
import { variantLabel } from '../product/variant-choice.ts'

/** Without scripts: all variants with their prices in one select, added by the pack. */
export function VariantForm({ product }: { product: Product }) {
  const t = useMessages()
  const locale = useLocale()
  const buyable = product.variants.filter((variant) => maxQuantity(pieceRule(variant)) > 0)
  if (buyable.length === 0) return null
  return (
    <noscript>
      <form method="post" action={cartPath(locale)} className="grid gap-3">
        <input type="hidden" name="product_id" value={product.id} />
        <Select name="variant_id" aria-label={t('product.variant')}>
          {buyable.map((variant) => (
            // A field of its own for the pack would not follow the choice.
            <option key={variant.id} value={`${variant.id}:${pieceRule(variant).step}`}>
              {variantLabel(product.index, product.attribute.attributes, variant.id)} ·{' '}
              {formatMoney(ownPrice(variant))}
            </option>
          ))}
        </Select>
        <Button type="submit">{t('product.add')}</Button>
      </form>
    </noscript>
  )
}
