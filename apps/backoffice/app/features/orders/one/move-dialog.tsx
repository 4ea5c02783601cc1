import { useQuery } from '@tanstack/react-query'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
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

/** Gives an order a place in another slot of its zone. */
export function MoveForm({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const t = useMessages()
  const toast = useToast()
  const { writeDay } = useDays()
  const { id: number, version, slot: own } = order
  const slots = useQuery(slotsQuery(own?.zone_id ?? undefined))
  const [chosen, setChosen] = useState<number>()
  const act = useOrderAct(
    order,
    (slot: number) =>
      api('POST /api/admin/orders/:id/slot', {
        params: { id: number },
        body: { slot_id: slot, version },
      }),
    () => {
      toast.success(t('orders.done.move', { number }))
      onClose()
    },
  )
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
        {(all) => {
          const free = all.filter(
            ({ id, closed, taken, capacity, ends_at }) =>
              !closed &&
              taken < capacity &&
              Date.parse(ends_at) > Date.now() &&
              (id !== own?.id || !own.has_place),
          )
          if (free.length === 0) return <p className="text-muted">{t('orders.moveNone')}</p>
          const days = Map.groupBy(free, ({ day }) => day)
          return (
            <FieldFrame label={t('orders.newSlot')} hint={t('orders.buyerMailed')}>
              {(described) => (
                <Select
                  {...described}
                  value={chosen ?? ''}
                  onChange={({ target }) =>
                    setChosen(target.value ? Number(target.value) : undefined)
                  }
                >
                  <option value="">—</option>
                  {[...days].map(([day, ofDay]) => (
                    <optgroup key={day} label={writeDay(day)}>
                      {ofDay.map(({ id, label, fee, capacity, taken }) => (
                        <option key={id} value={id}>
                          {[
                            label,
                            t('orders.movePlaces', { count: capacity - taken }),
                            fee > 0 && t('orders.moveFee', { amount: formatMoney(fee) }),
                          ]
                            .filter(Boolean)
                            .join(', ')}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </Select>
              )}
            </FieldFrame>
          )
        }}
      </LoadPart>
    </ActForm>
  )
}
