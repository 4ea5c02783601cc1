import type { CartChange } from '@tsiran/contract/cart'
import { formatMoney, formatNumber } from '@tsiran/i18n/money'
import { useMessages } from '../../lib/messages.ts'
import { Notice } from '../../components/notice.tsx'

/** Tells which lines the server had to adjust since they were last seen. */
export function CartChanges({ changed }: { changed: readonly CartChange[] }) {
  const t = useMessages()
  if (changed.length === 0) return null
  return (
    <Notice kind="warning">
      <p className="font-bold">{t('cart.changedTitle')}</p>
      <ul className="mt-1 list-disc pl-5">
        {changed.map(({ item_id, name, reason, from, to }) => {
          const write = reason === 'price' ? formatMoney : formatNumber
          return <li key={`${item_id}-${reason}`}>{t(`cart.changed.${reason}`, { name, from: write(from), to: write(to) })}</li>
        })}
      </ul>
    </Notice>
  )
}
