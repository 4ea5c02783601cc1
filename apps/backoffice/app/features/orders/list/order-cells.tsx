import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconRating18Plus from '@tabler/icons-react/dist/esm/icons/IconRating18Plus.mjs'
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs'
import IconSnowflake from '@tabler/icons-react/dist/esm/icons/IconSnowflake.mjs'
import type { OrderListRow } from '@tsiran/contract/admin/order-list-shapes'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { isNewOrder } from '../live/new-orders.ts'
import { lacksPlace, writeSlot } from '../order-slot.ts'

/** The number, and what is special about the order. */
export function OrderNumberCell({ row }: { row: OrderListRow }) {
  const t = useMessages()
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {row.id}
      {isNewOrder(row.id) && (
        <span
          data-new
          className="rounded-full bg-apricot-light px-1.5 text-xs font-semibold text-ink"
        >
          {t('orders.fresh')}
        </span>
      )}
      {row.has_note && <Flag icon={IconMessage} label={t('orders.hasNote')} />}
      {row.age_restricted && <Flag icon={IconRating18Plus} label={t('orders.ageRestricted')} />}
      {row.chilled && <Flag icon={IconSnowflake} label={t('picking.chilled')} />}
      {row.substitution && (
        <Flag icon={IconReplace} label={t(`picking.wish.${row.substitution}`)} />
      )}
    </span>
  )
}

function Flag({ icon: Icon, label }: { icon: typeof IconMessage; label: string }) {
  return (
    <span role="img" aria-label={label} title={label} className="text-muted">
      <Icon size={17} aria-hidden />
    </span>
  )
}

/** The slot that is promised, and its zone; an open order without a place stands out. */
export function SlotCell({ row: { slot, status } }: { row: OrderListRow }) {
  const t = useMessages()
  if (!slot) return null
  return (
    <span className="block leading-tight whitespace-nowrap tabular-nums">
      {writeSlot(slot)}
      <span className="block text-xs text-muted">{slot.zone}</span>
      {lacksPlace(slot, status) && (
        <span className="block text-xs font-semibold text-red">{t('orders.noPlace')}</span>
      )}
    </span>
  )
}

/** The buyer's name, and the company's below it. */
export function BuyerCell({ row: { name, company } }: { row: OrderListRow }) {
  return (
    <span className="block min-w-0 leading-tight">
      {company ? company.name : name || '–'}
      {company && <span className="block text-xs text-muted">{name}</span>}
    </span>
  )
}
