import type { ProductCard } from '@tsiran/contract/product-card-shapes'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { savingPercent } from './savings.ts'

interface SavingsBadgeProps {
  product: Pick<ProductCard, 'price' | 'old_price' | 'company_price'>
  className?: string
}

/** The rounded percentage of the saving; nothing without one. */
export function SavingsBadge({ product, className = '' }: SavingsBadgeProps) {
  const t = useMessages()
  const percent = savingPercent(product)
  if (percent === null) return null
  return (
    <span className={`saving ${className}`}>
      <span aria-hidden>{`−${percent}%`}</span>
      <span className="sr-only">{t('product.saving', { percent })}</span>
    </span>
  )
}
