import type { AdminOrderLine } from '@tsiran/contract/admin/order-line-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { formatMoney } from '@tsiran/i18n/money'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { BoxPrice } from './box-price.tsx'
import { LinePicture } from './line-picture.tsx'
import { piecesLeft } from './order-differences.ts'
import { PickedText } from './picked-text.tsx'
import { WishText } from './wish-text.tsx'

/** An order's lines: what was ordered, what of it was canceled or refunded, at which price, and what is in stock now. */
export function OrderLines({ lines }: { lines: readonly AdminOrderLine[] }) {
  const t = useMessages()
  return (
    <ul aria-label={t('orders.linesTitle')} className="-my-2">
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  )
}

function Line({ line }: { line: AdminOrderLine }) {
  const t = useMessages()
  const locale = useLocale()
  const left = piecesLeft(line)
  const gone = left === 0
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-2.5 tabular-nums last:border-0">
      <LinePicture url={line.image} />
      <div className={`min-w-0 ${gone ? 'text-muted' : ''}`}>
        <p className={`leading-snug font-semibold ${gone ? 'line-through' : ''}`}>
          {line.name[locale]}
        </p>
        <p className="text-sm text-muted">
          {[line.options[locale], line.sku].filter(Boolean).join(' · ')}
        </p>
        <p className="text-sm">
          {left} × {formatMoney(line.unit_price)}
          <BoxPrice line={line} />
        </p>
        {left > 0 && <WishText line={line} />}
        <PickedText line={line} left={left} />
        {line.canceled > 0 && line.agreed_quantity === null && (
          <p className="text-sm font-medium text-red">
            {t('orders.canceledOf', { count: line.canceled, ordered: line.quantity })}
          </p>
        )}
        {line.refunded > 0 && (
          <p className="text-sm text-muted">
            {t('orders.refundedOf', { count: line.refunded, delivered: left })}
          </p>
        )}
      </div>
      <div className="text-right">
        <b className={gone ? 'text-muted' : ''}>{formatMoney(line.total)}</b>
        {line.stocked && (
          <p className="text-sm text-muted">
            {line.in_stock === null
              ? t('orders.variantGone')
              : t('orders.inStock', { count: line.in_stock })}
          </p>
        )}
      </div>
    </li>
  )
}
