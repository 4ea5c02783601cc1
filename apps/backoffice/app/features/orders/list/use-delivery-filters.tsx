import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { TableFilter } from '@tsiran/ui/data-table/filters'
import { useMemo } from 'react'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { couriersQuery } from '../../deliveries/delivery-queries.ts'
import { slotsQuery, zonesQuery } from '../../delivery/delivery-queries.ts'
import { useCan } from '../../session/me-query.ts'
import { writeSlot } from '../order-slot.ts'
import { SlotFilter } from './slot-filter.tsx'

/** The filters of the list of orders by zone and by slot, where the shop has zones, and by courier, where it has couriers. */
export function useDeliveryFilters(): TableFilter[] {
  const t = useMessages()
  const locale = useLocale()
  const can = useCan()
  const enabled = can('delivery.read')
  const { data: zones } = useQuery({ ...zonesQuery, enabled })
  const { data: slots } = useQuery({ ...slotsQuery(), enabled: enabled && !!zones?.length })
  const { data: couriers } = useQuery({ ...couriersQuery, enabled: can('deliveries.read') })
  return useMemo((): TableFilter[] => {
    const byCourier: TableFilter[] = couriers?.length
      ? [
          {
            kind: 'options',
            name: 'courier_id',
            label: t('deliveries.courier'),
            single: true,
            options: couriers.map(({ id, name }) => ({ value: String(id), label: name })),
          },
        ]
      : []
    if (!zones?.length) return byCourier
    const nameOf = (id: number) => zones.find((zone) => zone.id === id)?.name[locale] ?? ''
    return [
      {
        kind: 'options',
        name: 'zone_id',
        label: t('orders.zone'),
        single: true,
        options: zones.map(({ id, name }) => ({ value: String(id), label: name[locale] })),
      },
      {
        kind: 'custom',
        names: ['slot_id'],
        label: t('orders.slot'),
        write: ({ slot_id: id = '' }) => {
          const slot = slots?.find((one) => String(one.id) === id)
          return slot ? `${writeSlot(slot)}, ${nameOf(slot.zone_id)}` : id
        },
        editor: ({ slot_id: id = '' }, set) => (
          <SlotFilter slots={slots ?? []} nameOf={nameOf} chosen={id} set={set} />
        ),
      },
      ...byCourier,
    ]
  }, [t, locale, zones, slots, couriers])
}
