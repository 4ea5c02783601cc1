import type { ProductCard } from '@tsiran/contract/catalog'
import { formatMoney } from '@tsiran/i18n/money'
import { useMessages } from '../../lib/messages.ts'
import { boxOffer, ownPrice, packPrice } from '../../lib/savings.ts'

type Priced = Pick<ProductCard, 'price' | 'old_price' | 'company_price' | 'unit' | 'min_qty' | 'box_price' | 'box_qty'>

interface PriceBlockProps {
  product: Priced
  /** The price is the lowest of several. */
  from?: boolean
  large?: boolean
}

/** What the viewer pays, with the struck old price and the unit; whose price it is, where it is a company's; the pack's price. */
export function PriceBlock({ product, from = false, large = false }: PriceBlockProps) {
  const t = useMessages()
  const price = formatMoney(ownPrice(product))
  const pack = packPrice(product)
  const saves = product.old_price !== null && product.old_price > product.price
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className={large ? 'text-3xl font-extrabold' : 'text-xl font-extrabold'}>{from ? t('product.from', { price }) : price}</span>
        {saves && (
          <>
            <span className="sr-only">{t('product.oldPrice')}</span>
            <s className={large ? 'text-lg text-muted' : 'text-sm text-muted'}>{formatMoney(product.old_price!)}</s>
          </>
        )}
        <span className="text-sm text-muted">/ {t(`product.unit.${product.unit}`)}</span>
      </p>
      {product.company_price !== null && <p className="text-sm font-semibold text-leaf">{t('product.companyPrice')}</p>}
      {pack !== null && (
        <p className="text-sm text-muted tabular-nums">
          {t('product.pack', { amount: t(`product.amount.${product.unit}`, { count: product.min_qty }) })} ·{' '}
          <b className="text-ink">{formatMoney(pack)}</b>
        </p>
      )}
    </div>
  )
}

/** The full box's price and what it saves; nothing where goods come without boxes. */
export function BoxLine({ product }: { product: Priced }) {
  const t = useMessages()
  const box = boxOffer(product)
  if (!box) return null
  return (
    <p className="rounded-lg bg-leaf-soft px-2 py-1.5 text-xs sm:px-2.5 sm:text-sm leading-snug tabular-nums">
      {t('product.box', { amount: t(`product.amount.${product.unit}`, { count: box.pieces }) })} · <b>{formatMoney(box.price)}</b>
      {box.saving !== null && (
        <span className="block font-semibold text-leaf">{t('product.boxSaving', { money: formatMoney(box.saving) })}</span>
      )}
    </p>
  )
}
