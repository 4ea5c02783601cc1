import type { Label } from '@tsiran/contract/admin/label-shapes'
import { defaultLocale, type Locale } from '@tsiran/contract/locale'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney, formatNumber } from '@tsiran/i18n/money'
import { paperWords } from '../documents/paper-words.ts'
import { textOf } from '../products/text-of.ts'
import { placeBars, type Bars } from './bars.ts'
import type { LabelSize } from './label-options.ts'

/** Letters from which a name is set smaller: three lines of it still fit. */
const longName = 40
/** Drams from which a price has smaller figures, so that it fits beside the price of a kilogram. */
const longPrice = 100_000

interface PriceLabelProps {
  label: Label
  bars: Bars | null | undefined
  size: LabelSize
  /** The first is the largest. */
  languages: readonly Locale[]
  /** ISO 8601: when the price was read. */
  readAt: string
}

/** What hangs on the shelf: the name, the price, what a kilogram or a box costs, the code. */
export function PriceLabel({ label, bars, size, languages, readAt }: PriceLabelProps) {
  const { name, sku, shelf_place } = label
  const [first = defaultLocale, ...others] = languages
  const title = textOf(name, first)
  const placed = bars && placeBars(bars, size)
  return (
    <article lang={first} aria-label={title} className="price-label">
      <div>
        <p className={title.length < longName ? 'label-name' : 'label-name label-name-long'}>
          {title}
        </p>
        {others.map((locale) => (
          <p key={locale} lang={locale} className="label-translation">
            {name[locale]}
          </p>
        ))}
      </div>
      <Prices label={label} locale={first} />
      <footer className={placed?.isWide ? 'label-wide' : undefined}>
        {placed && <img src={bars.address} alt="" style={{ width: `${placed.widthMm}mm` }} />}
        <p className="label-marks">
          {shelf_place && <strong className="label-place">{shelf_place}</strong>}
          <span>{sku}</span>
          <span>{formatDate(readAt)}</span>
        </p>
      </footer>
    </article>
  )
}

/** The price by the piece, or of a kilogram where the product is weighed; smaller, what it was and what a kilogram and a box cost. */
function Prices({ label, locale }: { label: Label; locale: Locale }) {
  const t = paperWords(locale)
  const { price, old_price, unit_price, box_qty, box_price, portion_grams, price_per_kg } = label
  const isWeighed = portion_grams !== null && price_per_kg !== null
  const main = isWeighed ? price_per_kg : price
  return (
    <div>
      <div className="label-prices">
        <p className={main < longPrice ? 'label-price' : 'label-price label-price-long'}>
          {isWeighed ? t('document.perKg', { price: formatMoney(main) }) : formatMoney(main)}
        </p>
        <p className="label-units">
          {old_price !== null && <s>{formatMoney(old_price)}</s>}
          {isWeighed ? (
            <span>
              {t('product.portion', { grams: formatNumber(portion_grams) })} = {formatMoney(price)}
            </span>
          ) : (
            unit_price && (
              <span>
                {t(`product.unitPrice.${unit_price.unit}`, {
                  price: formatMoney(unit_price.amount),
                })}
              </span>
            )
          )}
        </p>
      </div>
      {box_qty !== null && box_price !== null && (
        <p className="label-box">
          {t('document.boxPrice', {
            pieces: formatNumber(box_qty),
            price: formatMoney(box_price),
          })}
        </p>
      )}
    </div>
  )
}
