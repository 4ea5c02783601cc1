import type { WaitingOrder } from '@tsiran/contract/admin/route-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { Checkbox } from '@tsiran/ui/checkbox'
import { Link } from 'react-router'
import { ChilledNote } from './chilled-note.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

interface WaitingGroupProps {
  label: string
  orders: readonly WaitingOrder[]
  chosen: readonly number[]
  onChoose: (chosen: readonly number[]) => void
}

/** Orders that share hours and zone, to be chosen one by one or together. */
export function WaitingGroup({ label, orders, chosen, onChoose }: WaitingGroupProps) {
  const t = useMessages()
  const ids = orders.filter(({ ready }) => ready).map(({ order_id }) => order_id)
  const all = ids.length > 0 && ids.every((id) => chosen.includes(id))
  const without = chosen.filter((id) => !ids.includes(id))
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      {ids.length > 1 && (
        <Checkbox
          label={t('deliveries.all', { count: ids.length })}
          checked={all}
          onChange={() => onChoose(all ? without : [...without, ...ids])}
        />
      )}
      <ul className="grid">
        {orders.map((order) => (
          <WaitingRow
            key={order.order_id}
            order={order}
            checked={chosen.includes(order.order_id)}
            onChange={(checked) => {
              const others = chosen.filter((id) => id !== order.order_id)
              onChoose(checked ? [...others, order.order_id] : others)
            }}
          />
        ))}
      </ul>
    </fieldset>
  )
}

interface WaitingRowProps {
  order: WaitingOrder
  checked: boolean
  onChange: (checked: boolean) => void
}

function WaitingRow({ order, checked, onChange }: WaitingRowProps) {
  const t = useMessages()
  const { order_id: id, ready, tries } = order
  return (
    <li className="flex items-start gap-3 border-b border-line last:border-0">
      <Checkbox
        className="min-w-0 flex-1"
        checked={checked && ready}
        disabled={!ready}
        onChange={({ target }) => onChange(target.checked)}
        label={
          <>
            <span className="font-semibold">{id}</span> {order.name}
            <span className="block text-sm text-muted">
              {[order.district, order.address].filter(Boolean).join(', ')}
            </span>
            {order.chilled && <ChilledNote />}
            {!ready && <span className="block text-sm text-red">{t('deliveries.notReady')}</span>}
            {tries > 0 && (
              <span className="block text-sm text-red">
                {t('deliveries.tries', { count: tries })}
              </span>
            )}
          </>
        }
      />
      <Link
        to={`/orders/${id}`}
        aria-label={`${t('deliveries.order')} ${id}`}
        className="inline-flex min-h-11 items-center text-sm text-leaf tabular-nums hover:underline"
      >
        {formatMoney(order.grand_total)}
      </Link>
    </li>
  )
}
