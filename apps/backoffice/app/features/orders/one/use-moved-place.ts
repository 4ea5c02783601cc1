import { useQuery } from '@tanstack/react-query'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages as useShopMessages } from '@tsiran/app-kit/i18n/messages'
import { formatMoney } from '@tsiran/i18n/money'
import { useState } from 'react'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { districtsQuery, zonesQuery } from '../../delivery/delivery-queries.ts'

/** Where an order is moved to: its district, or a new one, with the zone that has the slots. */
export function useMovedPlace({ district_id: ownId, slot, settled_at: settledAt }: AdminOrder) {
  const t = useMessages()
  const shop = useShopMessages()
  const locale = useLocale()
  const [district, choose] = useState(ownId)
  const { data: districts = [] } = useQuery({ ...districtsQuery, enabled: ownId !== null })
  const { data: zones } = useQuery({ ...zonesQuery, enabled: ownId !== null })
  const isOther = district !== ownId
  const ownZone = slot?.zone_id ?? undefined
  const chosenZone = districts.find(({ id }) => id === district)?.zone_id
  const isElsewhere = isOther && chosenZone !== ownZone
  // The order's own zone serves it also while it is switched off.
  const zone = zones?.find(({ id, active }) => isElsewhere && id === chosenZone && active)
  const terms =
    zone &&
    settledAt === null &&
    [
      t('orders.moveZone', { zone: zone.name[locale], fee: formatMoney(zone.fee) }),
      zone.free_from !== null && t('orders.moveFreeFrom', { amount: formatMoney(zone.free_from) }),
    ]
      .filter(Boolean)
      .join(', ')
  return {
    district,
    choose,
    /** Whether it goes to another district, and to another zone. */
    isOther,
    isElsewhere,
    /** Undefined where nothing is delivered to the district, and until that is known. */
    zoneId: isElsewhere ? zone?.id : ownZone,
    /** What the other zone asks, where that becomes the order's. */
    hint: terms || undefined,
    error: isElsewhere && zones && !zone ? shop('field.noDelivery') : undefined,
  }
}
