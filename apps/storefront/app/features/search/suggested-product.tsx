import type { ProductCard } from '@tsiran/contract/product-card-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { ownPrice } from '../product/savings.ts'

/** Classes of an entry of the list. */
export const entryClass =
  'flex min-h-14 items-center gap-3 px-4 py-1.5 hover:bg-leaf-soft aria-selected:bg-leaf-soft'

/** Picture, name and price of a suggested product. */
export function SuggestedProduct({ product }: { product: ProductCard }) {
  const t = useMessages()
  const price = formatMoney(ownPrice(product))
  return (
    <>
      <img
        src={product.image}
        alt=""
        width={44}
        height={44}
        className="size-11 shrink-0 rounded-lg bg-apricot-soft/40 object-cover"
      />
      <span className="line-clamp-2 min-w-0 flex-1 leading-snug font-medium">{product.name}</span>
      <span className="shrink-0 font-bold tabular-nums">
        {product.type === 'configurable' ? t('product.from', { price }) : price}
      </span>
    </>
  )
}
