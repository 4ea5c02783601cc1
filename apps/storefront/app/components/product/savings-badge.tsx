import { useMessages } from '../../lib/messages.ts'
import { savingPercent } from '../../lib/savings.ts'

/** The rounded percentage that the present price saves; nothing without a saving. */
export function SavingsBadge({ price, old_price, className = '' }: { price: number; old_price: number | null; className?: string }) {
  const t = useMessages()
  const percent = savingPercent({ price, old_price })
  if (percent === null) return null
  return (
    <span className={`rounded-full bg-red px-2.5 py-1 text-sm leading-none font-bold text-white tabular-nums ${className}`}>
      <span aria-hidden>−{percent}%</span>
      <span className="sr-only">{t('product.saving', { percent })}</span>
    </span>
  )
}
