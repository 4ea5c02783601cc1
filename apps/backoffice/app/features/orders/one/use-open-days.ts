import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { AdminSlot } from '@tsiran/contract/admin/slots'
import type { SlotDay } from '@tsiran/contract/delivery'
import { formatMoney } from '@tsiran/i18n/money'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useDays } from '../../delivery/use-days.ts'
import type { OpenDay } from './slot-select.tsx'

/** The slots that an order may be moved to, by days: those of a zone, or those that a refusal has left. */
export function useOpenDays({ slot: own }: AdminOrder) {
  const t = useMessages()
  const { writeDay } = useDays()
  const isOther = ({ id }: { id: number }) => id !== own?.id || !own.has_place
  const write = (label: string, fee: number, places?: number) =>
    [
      label,
      places !== undefined && t('orders.movePlaces', { count: places }),
      fee > 0 && t('orders.moveFee', { amount: formatMoney(fee) }),
    ]
      .filter(Boolean)
      .join(', ')
  const ofZone = (all: readonly AdminSlot[]): OpenDay[] => {
    const free = all.filter(
      (slot) =>
        isOther(slot) &&
        !slot.closed &&
        slot.taken < slot.capacity &&
        Date.parse(slot.ends_at) > Date.now(),
    )
    return [...Map.groupBy(free, ({ day }) => day)].map(([day, ofDay]) => ({
      label: writeDay(day),
      slots: ofDay.map(({ id, label, fee, capacity, taken }) => ({
        id,
        text: write(label, fee, capacity - taken),
      })),
    }))
  }
  const ofRefusal = (left: readonly SlotDay[]): OpenDay[] =>
    left.flatMap(({ label, slots: ofDay }) => {
      const other = ofDay.filter(isOther)
      return other.length === 0
        ? []
        : [{ label, slots: other.map((one) => ({ id: one.id, text: write(one.label, one.fee) })) }]
    })
  return { ofZone, ofRefusal }
}
