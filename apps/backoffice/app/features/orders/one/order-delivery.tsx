import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { useMessages as useShopMessages } from '@tsiran/app-kit/i18n/messages'
import { fullName } from '@tsiran/contract/full-name'
import { Panel } from '@tsiran/ui/detail-layout'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { lacksPlace, writeSlot } from '../order-slot.ts'
import { CallLink } from './call-link.tsx'
import { CopyText } from './copy-text.tsx'

/** Where an order goes and to whom: to call, to find on a map, to copy. */
export function OrderDelivery({ order }: { order: AdminOrder }) {
  const t = useMessages()
  const shop = useShopMessages()
  const { shipping_address: to, billing_address: billing, shipping_title: title, pickup } = order
  // The shop delivers in one city (spec 2 §9), stored in English; the postcode is always the default.
  const place = [shop('checkout.cityName'), ...to.address1].filter(Boolean).join(', ')
  // A street is what a map finds; whoever may not see addresses gets none.
  const known = to.address1.length > 0
  return (
    <Panel title={t('orders.delivery')}>
      <div className="grid gap-1 wrap-anywhere">
        <p className="text-muted">{title}</p>
        <PromisedSlot order={order} />
        {order.substitution && order.settled_at === null && (
          <p>{t(`picking.wish.${order.substitution}`)}</p>
        )}
        <p className="font-semibold">{fullName(to)}</p>
        {to.company_name && <p>{to.company_name}</p>}
        <div className="flex items-start justify-between gap-2">
          <address className="py-2.5 not-italic">{place}</address>
          {known && (
            <CopyText
              text={[fullName(to), place, to.phone].filter(Boolean).join('\n')}
              label={t('orders.copyAddress')}
            />
          )}
        </div>
        {known && !pickup && (
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${to.address1[0]}, ${to.city}, ${to.country}`)}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf hover:underline"
          >
            <IconMapPin size={18} aria-hidden />
            {t('orders.onMap')}
          </a>
        )}
        {to.phone && to.phone !== billing.phone && <CallLink phone={to.phone} />}
      </div>
    </Panel>
  )
}

/** The slot that the buyer was promised, with its zone and district. */
function PromisedSlot({ order: { slot, status } }: { order: AdminOrder }) {
  const t = useMessages()
  if (!slot) return null
  return (
    <div className="mb-2 border-b border-line pb-2">
      <p className="font-semibold tabular-nums">{writeSlot(slot)}</p>
      <p>{[slot.zone, slot.district].filter(Boolean).join(' · ')}</p>
      {lacksPlace(slot, status) && <p className="font-semibold text-red">{t('orders.noPlace')}</p>}
    </div>
  )
}
