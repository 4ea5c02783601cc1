import { formatMoney, formatNumber } from '@tsiran/i18n/money'
import { useWatch } from 'react-hook-form'
import { useMessages } from '../../../platform/i18n/language.tsx'
import type { ProductValues } from './product-values.ts'
import type { RowProps } from './variant-row.tsx'

/** A variant as a card that leads to its window. */
export function VariantCard({ row, name, onOpen }: RowProps) {
  const t = useMessages()
  const [sku, price, qty] = useWatch<ProductValues>({
    name: [`rows.${row}.sku`, `rows.${row}.price`, `rows.${row}.qty`],
  }) as [string, number | null, number]
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-control border border-line bg-card px-3.5 py-2 text-left hover:border-leaf"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-muted">
            {sku || '–'} · {t('products.stock')}: {formatNumber(qty)}
          </span>
        </span>
        <b className="tabular-nums">{price === null ? '–' : formatMoney(price)}</b>
      </button>
    </li>
  )
}
