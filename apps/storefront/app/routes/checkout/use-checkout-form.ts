import type { ShippingMethod } from '@tsiran/contract/checkout-methods'
import { useEffect, useRef, type FormEvent } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import type { CheckoutErrors, CheckoutValues } from './checkout-values.ts'
import { districtOf } from './district-of-address.ts'
import { withSavedAddress } from './chosen-address.ts'
import { storeDraft, restoreDraft } from './checkout-draft.ts'
import type { DeliveryOffer } from './load-delivery.ts'
import { followDay, showCheckedDays } from './checked-days.ts'
import { readCheckoutForm } from './read-checkout-form.ts'
import { checkCheckoutForm } from './check-checkout-form.ts'
import { useCheckoutErrors } from './use-checkout-errors.ts'
import { usePickedChoices } from './use-picked-choices.ts'
import type { Buyer } from './load-checkout.ts'

interface CheckoutState {
  buyer: Buyer | null
  shippings: readonly ShippingMethod[]
  offer: DeliveryOffer
  refused: { values: CheckoutValues; errors: CheckoutErrors } | undefined
}

/** What the checkout's form does as one types and sends: errors, the draft of this tab, and the choices that the totals follow. */
export function useCheckoutForm({ buyer, shippings, offer, refused }: CheckoutState) {
  const form = useRef<HTMLFormElement>(null)
  const email = buyer?.email ?? null
  const navigation = useNavigation()
  const sending = navigation.formMethod === 'POST'
  const placing = sending && navigation.formData?.get('intent') !== 'times'
  const send = useSubmit()
  const { words, showErrors, clearError } = useCheckoutErrors(form, refused?.errors)

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const typed = readCheckoutForm(new FormData(event.currentTarget))
    const found = checkCheckoutForm(withSavedAddress(typed, buyer?.addresses ?? []), {
      company: buyer !== null && buyer.company !== null,
    })
    if (sending || Object.keys(found).length > 0) event.preventDefault()
    if (!sending) showErrors(found)
  }
  const { picked, pick, shipping, slotFee } = usePickedChoices(shippings, offer, refused?.values)
  // A refused form is shown as it was sent; else this tab's draft is restored.
  useEffect(() => {
    if (!form.current || refused) return
    restoreDraft(form.current, email)
    pick(form.current)
  }, [refused, email, pick])
  useEffect(() => {
    if (form.current) showCheckedDays(form.current)
  }, [refused, offer, picked.method])
  /** Chooses the district of a chosen saved address; false where it has none, or it is chosen. */
  const followAddress = ({ elements }: HTMLFormElement, addressId: string): boolean => {
    const field = elements.namedItem('district')
    const district = districtOf(buyer?.addresses ?? [], addressId, offer.districts)
    if (!(field instanceof HTMLSelectElement) || district === undefined) return false
    if (field.value === String(district)) return false
    field.value = String(district)
    clearError('district')
    return true
  }
  /** Typing clears the field's error. */
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    followDay(event.target)
    storeDraft(event.currentTarget, email)
    pick(event.currentTarget)
    const { name, value } = event.target as HTMLInputElement
    const moved = name === 'addressId' && followAddress(event.currentTarget, value)
    if (moved || (name === 'district' && value !== '')) {
      const typed = new FormData(event.currentTarget)
      typed.set('intent', 'times')
      void send(typed, { method: 'post', preventScrollReset: true })
    }
    clearError(name)
  }
  return { form, sending, placing, words, onSubmit, onInput, picked, shipping, slotFee }
}
