import { useQuery } from '@tanstack/react-query'
import type { AdminSlot } from '@tsiran/contract/admin/week'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { SlotDay } from '@tsiran/contract/delivery'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { formatMoney } from '@tsiran/i18n/money'
import { useState } from 'react'
import { api } from '../../../platform/api/admin-client.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { slotsQuery } from '../../delivery/delivery-queries.ts'
import { useDays } from '../../delivery/use-days.ts'
import { LoadPart } from '../../shell/load-part.tsx'
import { DistrictField } from '../edit/district-field.tsx'
import { writeSlot } from '../order-slot.ts'
import { ActForm } from './act-form.tsx'
import { SlotSelect, type OpenDay } from './slot-select.tsx'
import { useMovedPlace } from './use-moved-place.ts'
import { useOrderAct } from './use-order-act.ts'

/** Gives an order a place in another slot, of its own zone or of another district's. A slot that was taken meanwhile is answered with those that are left. */
export function MoveForm({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const t = useMessages()
  const toast = useToast()
  const { writeDay } = useDays()
  const { id: number, slot: own } = order
  const place = useMovedPlace(order)
  const { district, zoneId } = place
  const slots = useQuery({ ...slotsQuery(zoneId), enabled: zoneId !== undefined })
  const [chosen, setChosen] = useState<number>()
  const [left, setLeft] = useState<readonly SlotDay[]>()
  const act = useOrderAct(
    order,
    async (slot: number, version) => {
      try {
        return await api('POST /api/admin/orders/:id/slot', {
          params: { id: number },
          body: { slot_id: slot, version, ...(place.isOther && { district_id: district! }) },
        })
      } catch (error) {
        if (isApiError(error) && error.code === 'slot_taken') {
          setLeft((error.data as { days: SlotDay[] }).days)
          setChosen(undefined)
        }
        throw error
      }
    },
    () => {
      toast.success(t('orders.done.move', { number }))
      onClose()
    },
  )
  const isOther = ({ id }: { id: number }) => id !== own?.id || !own.has_place
  const write = (label: string, fee: number, places?: number) =>
    [
      label,
      places !== undefined && t('orders.movePlaces', { count: places }),
      fee > 0 && t('orders.moveFee', { amount: formatMoney(fee) }),
    ]
      .filter(Boolean)
      .join(', ')
  const daysOf = (all: readonly AdminSlot[]): OpenDay[] => {
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
  const daysLeft = left?.flatMap(({ label, slots: ofDay }): OpenDay[] => {
    const other = ofDay.filter(isOther)
    return other.length === 0
      ? []
      : [{ label, slots: other.map((one) => ({ id: one.id, text: write(one.label, one.fee) })) }]
  })
  return (
    <ActForm
      act={act}
      submit={t('orders.act.move')}
      ready={chosen !== undefined}
      onClose={onClose}
      onSubmit={() => chosen !== undefined && act.run(chosen)}
    >
      {own && <p>{t('orders.moveNow', { slot: `${writeSlot(own)}, ${own.zone}` })}</p>}
      {district !== null && (
        <DistrictField
          value={district}
          hint={place.hint}
          error={place.error}
          onChange={(id) => {
            place.choose(id)
            setChosen(undefined)
            setLeft(undefined)
          }}
        />
      )}
      {place.isOther && order.actions.includes('edit') && (
        <p className="text-sm text-muted">
          {t('orders.moveAddress', { act: t('orders.act.edit') })}
        </p>
      )}
      {zoneId !== undefined && (
        <LoadPart query={slots}>
          {(all) => (
            <SlotSelect
              days={daysLeft ?? daysOf(all)}
              none={t(place.isElsewhere ? 'orders.moveNoneThere' : 'orders.moveNone')}
              value={chosen}
              onChange={setChosen}
            />
          )}
        </LoadPart>
      )}
    </ActForm>
  )
}
