import type { Cart, CartChange } from '@tsiran/contract/cart-shapes'
import { formatMoney, formatNumber } from '@tsiran/i18n/money'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { Notice } from '@tsiran/app-kit/blocks/notice'

/** What changed in a cart since it was last seen. */
export type Changes = Pick<Cart, 'changed' | 'shipping_changed'>

export const hasChanges = ({ changed, shipping_changed }: Changes): boolean =>
  changed.length > 0 || shipping_changed !== undefined

const isMoney = ({ reason }: CartChange) => reason === 'price' || reason === 'box'

/** Lists the lines that the server adjusted since they were last seen, and a changed price of delivery. */
export function CartChanges({ changes }: { changes: Changes }) {
  const t = useMessages()
  const { changed, shipping_changed: shipping } = changes
  if (!hasChanges(changes)) return null
  return (
    <Notice kind="warning">
      <p className="font-bold">{t('cart.changedTitle')}</p>
      <ul className="mt-1 list-disc pl-5">
        {changed.map((change) => {
          const { item_id, name, reason, from, to } = change
          const write = isMoney(change) ? formatMoney : formatNumber
          return (
            <li key={`${item_id}-${reason}`}>
              {t(`cart.changed.${reason}`, { name, from: write(from), to: write(to) })}
            </li>
          )
        })}
        {shipping && (
          <li>
            {t('cart.changedShipping', {
              from: formatMoney(shipping.from),
              to: formatMoney(shipping.to),
            })}
          </li>
        )}
      </ul>
    </Notice>
  )
}
