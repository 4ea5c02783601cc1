import type { ShippingMethod } from '@tsiran/contract/checkout-methods'
import { useCallback, useState } from 'react'
import type { CheckoutValues } from './checkout-values.ts'
import type { DeliveryOffer } from './load-delivery.ts'
import { beginSlot } from './slot-choice.tsx'
import { readSlot } from './slot-values.ts'
import { firstChosen } from './method-choice.tsx'

/** The choices that the totals follow; a slot as the value of its radio. */
export interface Picked {
  method: string | undefined
  slot: string
  pickupSlot: string
}

function readPicked(form: FormData, before: Picked): Picked {
  const text = (name: string) => form.get(name)?.toString()
  return {
    method: text('shippingMethod') ?? before.method,
    slot: text('slot') ?? before.slot,
    pickupSlot: text('pickupSlot') ?? before.pickupSlot,
  }
}

/**
 * The choices that the totals follow: the method of delivery, and what the chosen time costs in drams. `pick` reads them from the
 * form again.
 */
export function usePickedChoices(
  shippings: readonly ShippingMethod[],
  offer: DeliveryOffer,
  refused: CheckoutValues | undefined,
) {
  const [picked, setPicked] = useState<Picked>(() => ({
    method: firstChosen(shippings, refused?.shippingMethod),
    slot: refused?.slot ?? '',
    pickupSlot: refused?.slot ?? '',
  }))
  const pick = useCallback((form: HTMLFormElement) => {
    const typed = new FormData(form)
    setPicked((before) => readPicked(typed, before))
  }, [])
  const shipping = shippings.find(({ method }) => method === picked.method)
  const slot = shipping?.pickup
    ? beginSlot(offer.pickupDays, picked.pickupSlot)
    : beginSlot(offer.days, picked.slot)
  return { picked, pick, shipping, slotFee: readSlot(slot)?.fee ?? 0 }
}
