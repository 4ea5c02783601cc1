import type { DraftVariant } from '@tsiran/contract/admin/draft-line-shapes'
import { formatMoney, formatNumber } from '@tsiran/i18n/money'
import { useMessages } from '../../platform/i18n/language.tsx'

/** A variant in a list: what it is, its code, its stock and its price for the buyer. */
export function VariantSummary({
  variant: { name, options, sku, in_stock, unit_price },
}: {
  variant: DraftVariant
}) {
  const t = useMessages()
  return (
    <span className="grid grid-cols-[1fr_auto] items-center gap-x-4">
      <span className="min-w-0">
        <span className="block">{[name, options].filter(Boolean).join(', ')}</span>
        <span className="block text-sm text-muted">
          {sku} ·{' '}
          <span className={in_stock > 0 ? '' : 'font-medium text-red'}>
            {in_stock > 0
              ? t('drafts.inStock', { count: formatNumber(in_stock) })
              : t('drafts.soldOut')}
          </span>
        </span>
      </span>
      <span className="tabular-nums">{formatMoney(unit_price)}</span>
    </span>
  )
}
