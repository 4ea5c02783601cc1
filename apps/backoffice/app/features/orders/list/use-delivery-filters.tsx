import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { TableFilter } from '@tsiran/ui/data-table/filters'
import { useMemo } from 'react'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { slotsQuery, zonesQuery } from '../../delivery/delivery-queries.ts'
import { useCan } from '../../session/me-query.ts'
import { writeSlot } from '../order-slot.ts'
import { SlotFilter } from './slot-filter.tsx'

/** The filters of the list of orders by zone and by slot; none in a shop without zones. */
export function useDeliveryFilters(): TableFilter[] {
  const t = useMessages()
  const locale = useLocale()
  const enabled = useCan()('delivery.read')
  const { data: zones } = useQuery({ ...zonesQuery, enabled })
  const { data: slots } = useQuery({ ...slotsQuery(), enabled: enabled && !!zones?.length })
  return useMemo((): TableFilter[] => {
    if (!zones?.length) return []
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
    ]
  }, [t, locale, zones, slots])
}
