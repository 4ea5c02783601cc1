import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { OrderRow } from '@tsiran/contract/quick-order-shapes'
import { productPath } from '@tsiran/contract/shop-paths'
import { formatMoney } from '@tsiran/i18n/money'
import { IconButton } from '@tsiran/ui/icon-button'
import { memo } from 'react'
import { Link } from 'react-router'
import { Picture } from '../../features/product/picture.tsx'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { readUnit } from '../../features/product/unit.ts'
import { ProblemText, SkuField, VariantField } from './order-problems.tsx'
import { LineAmount } from './line-amount.tsx'

interface OrderLineProps {
  row: OrderRow
  /** Its index among the rows, used in the form's names. */
  place: number
  taken: boolean
  onChange: () => void
}

/** One line of the order: its product, its problem, and the controls to correct it or leave it out. */
export const OrderLine = memo(function OrderLine({ row, place, taken, onChange }: OrderLineProps) {
  const t = useMessages()
  const { goods: variant } = row
  const shown = variant ?? row.variants[0]
  const name = variant ? [variant.name, variant.options].filter(Boolean).join(', ') : row.sku
  const decidable = variant !== null && row.quantity > 0 && row.problem !== 'in_cart_more'
  return (
    <li className="grid grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-b border-line p-3 [contain-intrinsic-size:auto_6rem] [content-visibility:auto] last:border-b-0 sm:grid-cols-[1.5rem_4rem_minmax(0,1fr)_10rem_7rem_2.75rem] sm:items-center sm:gap-x-4 sm:px-4">
      <span className="grid size-6 place-items-center self-center">
        {decidable && (
          <input
            key={`${row.ready}-${taken}`}
            type="checkbox"
            name="take"
            value={place}
            defaultChecked={taken}
            aria-label={t('quickOrder.take', { name })}
            className="size-5 cursor-pointer accent-leaf before:absolute before:-m-3 before:size-11"
          />
        )}
        {row.asked === null && (
          <input type="hidden" name="open" value={`${place}:${row.quantity}:${row.written}`} />
        )}
        {row.ready && <input type="hidden" name="ready" value={place} />}
        {row.in_cart > 0 && <input type="hidden" name="raise" value={place} />}
      </span>
      <span className="aspect-square overflow-hidden rounded-control bg-apricot-soft/40">
        {shown && <Picture urls={shown.base_image} alt="" sizes="64px" />}
      </span>
      <div className="min-w-0 leading-snug wrap-anywhere">
        {variant ? (
          <VariantName row={row} variant={variant} name={name} />
        ) : (
          <Unknown row={row} onChange={onChange} />
        )}
        <ProblemText row={row} />
      </div>
      <div className="col-span-2 col-start-3 row-start-2 flex items-center justify-between gap-3 sm:contents">
        <div className="w-40 sm:w-auto">
          <LineAmount row={row} name={name} onChange={onChange} />
        </div>
        <p className="text-right font-extrabold tabular-nums">
          {row.quantity > 0 && formatMoney(row.total)}
        </p>
      </div>
      <IconButton
        type="submit"
        name="drop"
        value={place}
        label={t('quickOrder.drop', { name: name || String(row.line) })}
        className="col-start-4 row-start-1 -mt-2 -mr-2 text-muted hover:bg-red-soft hover:text-red sm:col-start-6 sm:m-0"
      >
        <IconX size={20} aria-hidden />
      </IconButton>
    </li>
  )
})

function VariantName({
  row,
  variant,
  name,
}: {
  row: OrderRow
  variant: NonNullable<OrderRow['goods']>
  name: string
}) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <>
      <input type="hidden" name="sku" value={row.sku} />
      <Link
        to={productPath(locale, variant.url_key)}
        className="font-semibold hover:text-leaf hover:underline"
      >
        {name}
      </Link>
      <p className="text-sm text-muted tabular-nums">
        {row.sku} · {formatMoney(variant.price)} / {t(`product.unit.${readUnit(variant.unit)}`)}
      </p>
    </>
  )
}

const Unknown = ({ row, onChange }: { row: OrderRow; onChange: () => void }) =>
  row.variants.length > 0 ? (
    <VariantField row={row} onChange={onChange} />
  ) : (
    <SkuField row={row} onChange={onChange} />
  )
