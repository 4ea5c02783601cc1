import { useQuery } from '@tanstack/react-query'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { SlotDay } from '@tsiran/contract/delivery'
import { maxLengths } from '@tsiran/contract/limits'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { formatMoney } from '@tsiran/i18n/money'
import { Field } from '@tsiran/ui/field'
import { useState } from 'react'
import { api } from '../../../platform/api/admin-client.ts'
import { useFailureText } from '../../../platform/api/failure-text.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { slotsQuery } from '../../delivery/delivery-queries.ts'
import { LoadPart } from '../../shell/load-part.tsx'
import { DistrictField } from '../edit/district-field.tsx'
import { writeSlot } from '../order-slot.ts'
import { ActForm } from './act-form.tsx'
import { ChangedSums } from './changed-sums.tsx'
import { SlotSelect } from './slot-select.tsx'
import { useMovedPlace } from './use-moved-place.ts'
import { useOpenDays } from './use-open-days.ts'
import { useOrderAct } from './use-order-act.ts'
import { useOrderPreview } from './use-order-preview.ts'

/**
 * Gives an order a place in another slot, of its own zone or of another district's, where the street is another one, too. A slot that
 * was taken meanwhile is answered with those that are left.
 */
export function MoveForm({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const t = useMessages()
  const toast = useToast()
  const failureText = useFailureText()
  const days = useOpenDays(order)
  const { id: number, slot: own } = order
  const place = useMovedPlace(order)
  const { district, zoneId } = place
  const slots = useQuery({ ...slotsQuery(zoneId), enabled: zoneId !== undefined })
  const [chosen, setChosen] = useState<number>()
  const [left, setLeft] = useState<readonly SlotDay[]>()
  const ownStreet = order.shipping_address.address1.join(', ')
  const [street, setStreet] = useState(ownStreet)
  const body = { slot_id: chosen!, ...(place.isOther && { district_id: district! }) }
  const preview = useOrderPreview(order, {
    body,
    enabled: chosen !== undefined,
    ask: async (sent, signal) =>
      (
        await api('POST /api/admin/orders/:id/slot/preview', {
          params: { id: number },
          body: sent,
          signal,
        })
      ).data,
  })
  const act = useOrderAct(
    order,
    'move',
    async (expected: number, version) => {
      try {
        return await api('POST /api/admin/orders/:id/slot', {
          params: { id: number },
          body: {
            ...body,
            ...(place.isOther &&
              street !== ownStreet && {
                address: { ...order.shipping_address, address1: [street] },
              }),
            version,
            expected_total: expected,
          },
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
  const { data: sums, current, error } = preview
  const failure = act.failure ?? (chosen !== undefined && error ? failureText(error) : undefined)
  return (
    <ActForm
      act={{ ...act, failure }}
      submit={t('orders.act.move')}
      ready={current && sums?.allowed === true}
      onClose={onClose}
      onSubmit={() => sums && act.run(sums.after.grand_total)}
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
      {place.isOther && (
        <Field
          label={t('orders.address.address1')}
          name="address1"
          maxLength={maxLengths.street}
          autoComplete="off"
          required
          value={street}
          onChange={({ target }) => setStreet(target.value)}
        />
      )}
      {zoneId !== undefined && (
        <LoadPart query={slots}>
          {(all) => (
            <SlotSelect
              days={left ? days.ofRefusal(left) : days.ofZone(all)}
              none={t(place.isElsewhere ? 'orders.moveNoneThere' : 'orders.moveNone')}
              value={chosen}
              onChange={setChosen}
            />
          )}
        </LoadPart>
      )}
      {sums && (
        <div aria-live="polite" aria-busy={!current} className={current ? '' : 'opacity-60'}>
          <ChangedSums preview={sums} />
          {!sums.allowed && (
            <p className="mt-2 font-medium text-red">
              {t('orders.editUncovered', { amount: formatMoney(sums.owed) })}
            </p>
          )}
        </div>
      )}
    </ActForm>
  )
}
