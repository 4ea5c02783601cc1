import type { ProductCard } from '@tsiran/contract/catalog'
import { formatMoney } from '@tsiran/i18n/money'
import { useMessages } from '../../lib/messages.ts'
import { boxOffer, ownPrice, packPrice } from '../../lib/savings.ts'

type Priced = Pick<ProductCard, 'price' | 'old_price' | 'company_price' | 'unit' | 'min_qty' | 'box_price' | 'box_qty'>

interface PriceBlockProps {
  product: Priced
  /** The price is the lowest of several. */
  from?: boolean
  className?: string
}

/** What the viewer pays, with the struck old price and the unit; whose price it is, where it is a company's; the pack's price. */
export function PriceBlock({ product, from = false, className = '' }: PriceBlockProps) {
  const t = useMessages()
  const price = formatMoney(ownPrice(product))
  const pack = packPrice(product)
  const saves = product.old_price !== null && product.old_price > product.price
  return (
    <div className={`price ${className}`}>
      <b>{from ? t('product.from', { price }) : price}</b>
      {saves && (
        <>
          <span className="sr-only">{t('product.oldPrice')}</span>
          <s>{formatMoney(product.old_price!)}</s>
        </>
      )}
      <span>{`/ ${t(`product.unit.${product.unit}`)}`}</span>
      {product.company_price !== null && <p className="font-semibold text-leaf">{t('product.companyPrice')}</p>}
      {pack !== null && (
        <p>
          {`${t('product.pack', { amount: t(`product.amount.${product.unit}`, { count: product.min_qty }) })} · `}
          <b className="text-ink">{formatMoney(pack)}</b>
        </p>
      )}
    </div>
  )
}

/** The full box's price and what it saves; nothing where goods come without boxes. */
export function BoxLine({ product, className = '' }: { product: Priced; className?: string }) {
  const t = useMessages()
  const box = boxOffer(product)
  if (!box) return null
  return (
    <p className={`box-line ${className}`}>
      {`${t('product.box', { amount: t(`product.amount.${product.unit}`, { count: box.pieces }) })} · `}
      <b>{formatMoney(box.price)}</b>
      {box.saving !== null && <span>{t('product.boxSaving', { money: formatMoney(box.saving) })}</span>}
    </p>
  )
}
