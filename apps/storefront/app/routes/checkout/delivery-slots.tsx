import type { SlotDay } from '@tsiran/contract/delivery'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import type { DeliveryOffer } from './load-delivery.ts'
import { SlotChoice } from './slot-choice.tsx'
import type { Picked } from './use-picked-choices.ts'
import { forDelivery, forPickup } from './locked-place.tsx'

interface DeliverySlotsProps {
  offer: DeliveryOffer
  picked: Pick<Picked, 'slot' | 'pickupSlot'>
  error: string | undefined
  /** Focuses the checked slot. */
  focus: boolean
}

/** The times of the delivery, and of the pickup; the chosen method shows one of the two. */
export function DeliverySlots({ offer, picked, ...choice }: DeliverySlotsProps) {
  const t = useMessages()
  return (
    <>
      {offer.days.length > 0 && (
        <SlotChoice
          key={stateOf(offer.days)}
          name="slot"
          title={t('checkout.slot')}
          days={offer.days}
          chosen={picked.slot}
          {...choice}
          className={forDelivery}
        />
      )}
      {offer.pickupDays.length > 0 && (
        <SlotChoice
          key={stateOf(offer.pickupDays)}
          name="pickupSlot"
          title={t('checkout.pickupSlot')}
          days={offer.pickupDays}
          chosen={picked.pickupSlot}
          {...choice}
          className={forPickup}
        />
      )}
    </>
  )
}

/** Changes with what can be chosen, so that a closed slot is no longer checked. */
const stateOf = (days: readonly SlotDay[]): string =>
  days.flatMap(({ slots }) => slots.map(({ id, open }) => `${id}${open}`)).join()
