import { maxDeliveryTexts } from '@tsiran/contract/admin/delivery'
import { maxCapacity } from '@tsiran/contract/admin/week'
import type { AdminSlot } from '@tsiran/contract/admin/slots'
import { Button } from '@tsiran/ui/button'
import { Checkbox } from '@tsiran/ui/checkbox'
import { MoneyField } from '@tsiran/ui/number-fields/money-field'
import { QuantityField } from '@tsiran/ui/number-fields/quantity-field'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { RecordDialog } from '../people/record-dialog.tsx'
import { useCan } from '../session/me-query.ts'
import { deliveryChanged } from './delivery-queries.ts'

interface SlotDialogProps {
  slot: AdminSlot
  title: string
  onClose: () => void
}

/** Changes one slot by hand: its capacity and fee, and whether it is closed. */
export function SlotDialog({ slot, title, onClose }: SlotDialogProps) {
  const t = useMessages()
  const seesOrders = useCan()('orders.read')
  const { id, version, capacity, fee, closed, reason } = slot
  const [values, setValues] = useState({ capacity, fee, closed, reason })
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const giveBack = useAct(
    () => api('PUT /api/admin/slots/:id', { params: { id }, body: { version, by_hand: false } }),
    { done: t('common.saved'), refresh: deliveryChanged, onDone: onClose },
  )
  const words = {
    capacity: t('delivery.capacity'),
    fee: t('delivery.slotFee'),
    closed: t('delivery.closed'),
    reason: t('delivery.reason'),
  }
  return (
    <RecordDialog
      wide
      refresh={deliveryChanged}
      title={title}
      onClose={onClose}
      values={values}
      seen={{ version, values: slot }}
      words={words}
      save={(body, seen = version) =>
        api('PUT /api/admin/slots/:id', { params: { id }, body: { ...body, version: seen } })
      }
    >
      {(errors) => (
        <>
          {slot.orders > 0 && seesOrders && (
            <Link to={`/orders?slot_id=${id}`} className="text-leaf hover:underline">
              {t('delivery.ordersOf', { count: slot.orders })}
            </Link>
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <QuantityField
              label={words.capacity}
              hint={t('delivery.capacityNote', { taken: slot.taken })}
              value={values.capacity}
              max={maxCapacity}
              error={errors['capacity']?.[0]}
              onChange={(places) => set({ capacity: places ?? 0 })}
            />
            <MoneyField
              label={words.fee}
              hint={t('delivery.slotFeeNote')}
              value={values.fee}
              error={errors['fee']?.[0]}
              onChange={(drams) => set({ fee: drams ?? 0 })}
            />
          </div>
          <Checkbox
            label={words.closed}
            checked={values.closed}
            onChange={({ target }) => set({ closed: target.checked })}
          />
          {values.closed && (
            <Text3Field
              label={words.reason}
              hint={t('delivery.reasonNote')}
              value={values.reason}
              maxLength={maxDeliveryTexts.reason}
              onChange={(text) => set({ reason: text })}
            />
          )}
          {slot.by_hand && (
            <Button
              variant="quiet"
              className="justify-self-start"
              loading={giveBack.isPending}
              onClick={() => giveBack.mutate()}
            >
              {t('delivery.giveBack')}
            </Button>
          )}
        </>
      )}
    </RecordDialog>
  )
}
