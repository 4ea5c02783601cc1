import type { OrderItem } from '@tsiran/contract/order-line-shapes'
import { productPath } from '@tsiran/contract/shop-paths'
import { formatNumber } from '@tsiran/i18n/money'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** What was packed of a line: fewer pieces, its weight, what came instead; nothing where all is as ordered. */
export function FinalLineText({ item }: { item: OrderItem }) {
  const t = useMessages()
  const locale = useLocale()
  const { final, qty_ordered: ordered } = item
  if (!final) return null
  const { state, quantity, grams, substitute } = final
  const weight = (amount: number | null) =>
    amount === null ? '' : t('orders.grams', { grams: formatNumber(amount) })
  return (
    <div className="text-sm font-semibold tabular-nums">
      {state === 'missing' && <p className="text-red">{t('orders.missing')}</p>}
      {state !== 'missing' && state !== 'replaced' && quantity !== ordered && (
        <p>{t('orders.packed', { ordered, packed: quantity })}</p>
      )}
      {state !== 'missing' && grams !== null && <p>{weight(grams)}</p>}
      {substitute && (
        <p>
          {t('orders.replaced')}{' '}
          <Link to={productPath(locale, substitute.url_key)} className="text-leaf hover:underline">
            {substitute.name}
          </Link>
          {` × ${substitute.quantity}`}
          {substitute.grams !== null && `, ${weight(substitute.grams)}`}
        </p>
      )}
    </div>
  )
}
