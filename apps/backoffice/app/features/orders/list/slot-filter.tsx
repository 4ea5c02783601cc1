import type { AdminSlot } from '@tsiran/contract/admin/slots'
import { isoDay } from '@tsiran/i18n/dates'
import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useState } from 'react'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useDays } from '../../delivery/use-days.ts'

interface SlotFilterProps {
  slots: readonly AdminSlot[]
  /** Names a zone. */
  nameOf: (zone: number) => string
  chosen: string
  set: (values: Record<string, string>) => void
}

/** Chooses a slot by its day and its hours. */
export function SlotFilter({ slots, nameOf, chosen, set }: SlotFilterProps) {
  const t = useMessages()
  const { writeDay } = useDays()
  const known = slots.find(({ id }) => String(id) === chosen)
  const [day, setDay] = useState(known?.day ?? slots[0]?.day ?? isoDay(new Date()))
  const days = [...new Set(slots.map((slot) => slot.day))]
  return (
    <div className="grid gap-3">
      <FieldFrame label={t('delivery.day')}>
        {(described) => (
          <Select {...described} value={day} onChange={({ target }) => setDay(target.value)}>
            {days.map((one) => (
              <option key={one} value={one}>
                {writeDay(one)}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <FieldFrame label={t('orders.slot')}>
        {(described) => (
          <Select
            {...described}
            value={known?.day === day ? chosen : ''}
            onChange={({ target }) => set({ slot_id: target.value })}
          >
            <option value="">—</option>
            {slots
              .filter((slot) => slot.day === day)
              .map(({ id, label, zone_id, orders }) => (
                <option key={id} value={id}>
                  {`${label}, ${nameOf(zone_id)} (${orders})`}
                </option>
              ))}
          </Select>
        )}
      </FieldFrame>
    </div>
  )
}
