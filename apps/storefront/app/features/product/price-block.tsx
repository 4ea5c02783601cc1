import type { ProductCard } from '@tsiran/contract/product-card-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { boxRule } from './quantity.ts'
import { boxOffer, ownPrice, packPrice } from './savings.ts'

type Priced = Pick<
  ProductCard,
  | 'price'
  | 'old_price'
  | 'company_price'
  | 'unit'
  | 'min_qty'
  | 'box_price'
  | 'box_qty'
  | 'unit_price'
  | 'company_unit_price'
  | 'box_unit_price'
  | 'weighed'
>

interface PriceBlockProps {
  product: Priced
  /** The price is the lowest of several. */
  from?: boolean
  className?: string
}

/** The viewer's price with the struck old price and the unit, the mark of a company price, and the pack's price. */
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
      {!from && <UnitPrice product={product} />}
      {product.company_price !== null && (
        <p className="font-semibold text-leaf">{t('product.companyPrice')}</p>
      )}
      {pack !== null && (
        <p>
          {`${t('product.pack', { amount: t(`product.amount.${product.unit}`, { count: product.min_qty }) })} · `}
          <b className="text-ink">{formatMoney(pack)}</b>
        </p>
      )}
    </div>
  )
}

/** What a kilogram, litre or piece costs at the viewer's price, and what a portion of weighed products weighs. */
function UnitPrice({ product }: { product: Priced }) {
  const unit = product.company_unit_price ?? product.unit_price
  const texts = [product.weighed?.formatted, unit?.formatted].filter(Boolean)
  return texts.length > 0 && <p>{texts.join(' · ')}</p>
}

/** The price of a full box and its saving; nothing for products without boxes. */
export function BoxLine({ product, className = '' }: { product: Priced; className?: string }) {
  if (!boxOffer(product)) return null
  return (
    <p className={`box-line ${className}`}>
      <BoxText product={product} />
    </p>
  )
}

interface BoxToggleProps {
  product: Priced & Pick<ProductCard, 'qty'>
  /** The stepper counts full boxes. */
  pressed: boolean
  onPress: () => void
  className?: string
}

/** {@link BoxLine} as a toggle: while pressed, the stepper counts full boxes. Without scripts or a full box in stock, the line alone. */
export function BoxToggle({ product, pressed, onPress, className = '' }: BoxToggleProps) {
  if (!boxRule(product)) return <BoxLine product={product} className={className} />
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={`box-line box-toggle ${className}`}
    >
      <span>
        <BoxText product={product} />
      </span>
    </button>
  )
}

function BoxText({ product }: { product: Priced }) {
  const t = useMessages()
  const box = boxOffer(product)
  if (!box) return null
  return (
    <>
      {`${t('product.box', { amount: t(`product.amount.${product.unit}`, { count: box.pieces }) })} · `}
      <b>{formatMoney(box.price)}</b>
      {product.box_unit_price && ` (${product.box_unit_price.formatted})`}
      {box.saving !== null && (
        <span>{t('product.boxSaving', { money: formatMoney(box.saving) })}</span>
      )}
    </>
  )
}
