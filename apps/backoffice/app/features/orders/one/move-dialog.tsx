import { useQuery } from '@tanstack/react-query'
import type { AdminSlot } from '@tsiran/contract/admin/week'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { SlotDay } from '@tsiran/contract/delivery'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { formatMoney } from '@tsiran/i18n/money'
import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useState } from 'react'
import { api } from '../../../platform/api/admin-client.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { slotsQuery } from '../../delivery/delivery-queries.ts'
import { useDays } from '../../delivery/use-days.ts'
import { LoadPart } from '../../shell/load-part.tsx'
import { writeSlot } from '../order-slot.ts'
import { ActForm } from './act-form.tsx'
import { useOrderAct } from './use-order-act.ts'

/** A day's open slots, a line of text each. */
interface OpenDay {
  label: string
  slots: { id: number; text: string }[]
}

/** Gives an order a place in another slot of its zone. A slot that was taken meanwhile is answered with those that are left. */
export function MoveForm({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const t = useMessages()
  const toast = useToast()
  const { writeDay } = useDays()
  const { id: number, slot: own } = order
  const slots = useQuery(slotsQuery(own?.zone_id ?? undefined))
  const [chosen, setChosen] = useState<number>()
  const [left, setLeft] = useState<readonly SlotDay[]>()
  const act = useOrderAct(
    order,
    async (slot: number, version) => {
      try {
        return await api('POST /api/admin/orders/:id/slot', {
          params: { id: number },
          body: { slot_id: slot, version },
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
      <LoadPart query={slots}>
        {(all) => <SlotSelect days={daysLeft ?? daysOf(all)} value={chosen} onChange={setChosen} />}
      </LoadPart>
    </ActForm>
  )
}

interface SlotSelectProps {
  days: readonly OpenDay[]
  value: number | undefined
  onChange: (slot: number | undefined) => void
}

function SlotSelect({ days, value, onChange }: SlotSelectProps) {
  const t = useMessages()
  if (days.length === 0) return <p className="text-muted">{t('orders.moveNone')}</p>
  return (
    <FieldFrame label={t('orders.newSlot')} hint={t('orders.buyerMailed')}>
      {(described) => (
        <Select
          {...described}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value ? Number(target.value) : undefined)}
        >
          <option value="">—</option>
          {days.map(({ label, slots }) => (
            <optgroup key={label} label={label}>
              {slots.map(({ id, text }) => (
                <option key={id} value={id}>
                  {text}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
