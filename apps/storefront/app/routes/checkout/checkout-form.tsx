import { maxLengths } from '@tsiran/contract/limits'
import type { Cart } from '@tsiran/contract/cart-shapes'
import type { SlotDay } from '@tsiran/contract/delivery'
import type { PaymentMethod, ShippingMethod } from '@tsiran/contract/checkout-methods'
import { Button } from '@tsiran/ui/button'
import { TextArea } from '@tsiran/ui/field'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import {
  checkCheckoutForm,
  firstInvalid,
  messageKey,
  readCheckoutForm,
  type CheckoutErrors,
  type CheckoutField,
  type CheckoutValues,
} from './checkout-values.ts'
import { withSavedAddress } from './chosen-address.ts'
import { storeDraft, restoreDraft } from './checkout-draft.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { AddressFields, forDelivery, forPickup, type Buyer } from './address-fields.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { DeliveryOffer } from './load-delivery.ts'
import { beginSlot, followDay, showCheckedDays, SlotChoice } from './slot-choice.tsx'
import { readSlot } from './slot-values.ts'
import { firstChosen, PaymentChoice, ShippingChoice } from './method-choice.tsx'
import { TermsCheckbox } from './terms-checkbox.tsx'

interface CheckoutFormProps {
  cart: Cart
  /** The signed-in person; null for guests. */
  buyer: Buyer | null
  /** The initial values. */
  begin: Partial<CheckoutValues>
  shippings: readonly ShippingMethod[]
  payments: readonly PaymentMethod[]
  offer: DeliveryOffer
  /** The server's refusal of the last submission, with everything that was typed. */
  refused?: { values: CheckoutValues; errors: CheckoutErrors }
}

/** One form for the whole order, validated in the page and by the server. */
export function CheckoutForm({
  cart,
  buyer,
  begin,
  shippings,
  payments,
  offer,
  refused,
}: CheckoutFormProps) {
  const t = useMessages()
  const form = useRef<HTMLFormElement>(null)
  const email = buyer?.email ?? null
  const navigation = useNavigation()
  const sending = navigation.formMethod === 'POST'
  const placing = sending && navigation.formData?.get('intent') !== 'times'
  const send = useSubmit()
  const [errors, setErrors] = useState<CheckoutErrors>(refused?.errors ?? {})
  const words = (field: CheckoutField) => {
    if (field === 'slot' && isSlotKey(errors.slot)) return t(`checkout.${errors.slot}`)
    const key = messageKey(errors[field])
    return key ? t(`field.${key}`) : errors[field]
  }

  const showErrors = (found: CheckoutErrors) => {
    setErrors(found)
    const field = firstInvalid(found)
    if (field) focusField(form.current, field)
  }
  useEffect(() => {
    if (refused) showErrors(refused.errors)
  }, [refused])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = readCheckoutForm(new FormData(event.currentTarget))
    const found = checkCheckoutForm(withSavedAddress(typed, buyer?.addresses ?? []), {
      company: buyer !== null && buyer.company !== null,
    })
    if (sending || Object.keys(found).length > 0) event.preventDefault()
    if (!sending) showErrors(found)
  }
  const chosen = refused?.values.shippingMethod
  const [picked, setPicked] = useState<Picked>(() => ({
    method: firstChosen(shippings, chosen),
    slot: refused?.values.slot ?? '',
    pickupSlot: refused?.values.slot ?? '',
  }))
  const pick = (field: HTMLFormElement) => {
    const typed = new FormData(field)
    setPicked((before) => readPicked(typed, before))
  }
  // A refused form is shown as it was sent; else this tab's draft is restored.
  useEffect(() => {
    if (!form.current || refused) return
    restoreDraft(form.current, email)
    pick(form.current)
  }, [refused, email])
  useEffect(() => {
    if (form.current) showCheckedDays(form.current)
  }, [refused, offer, picked.method])
  /** Typing clears the field's error. */
  const clearError = (event: FormEvent<HTMLFormElement>) => {
    followDay(event.target)
    storeDraft(event.currentTarget, email)
    pick(event.currentTarget)
    const { name, value } = event.target as HTMLInputElement
    if (name === 'district' && value !== '') {
      const typed = new FormData(event.currentTarget)
      typed.set('intent', 'times')
      void send(typed, { method: 'post', preventScrollReset: true })
    }
    const { [name as CheckoutField]: mended, ...rest } = errors
    if (mended !== undefined) setErrors(rest)
  }
  const shipping = shippings.find(({ method }) => method === picked.method)
  const slots = shipping?.pickup ? 'pickupSlot' : 'slot'
  const saved = cart.shipping_method === null ? undefined : shippings.find((one) => one.checked)
  const slot = beginSlot(shipping?.pickup ? offer.pickupDays : offer.days, picked[slots])
  const fields = {
    values: refused?.values ?? begin,
    words,
    first: firstInvalid(refused?.errors ?? {}),
  }
  const choice = { error: words('slot'), focus: fields.first === 'slot' }

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={clearError}
      className="group/checkout grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      {/* Enter places the order: the button that shows the times of a district is not the first one. */}
      {offer.districts.length > 0 && (
        <noscript>
          <button type="submit" tabIndex={-1} aria-hidden className="hidden" />
        </noscript>
      )}
      <div className="grid gap-6">
        <AddressFields
          buyer={buyer}
          pickups={shippings.filter(({ pickup }) => pickup)}
          offer={offer}
          {...fields}
        />
        <ShippingChoice methods={shippings} chosen={chosen} error={words('shippingMethod')} />
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
        <PaymentChoice
          methods={payments}
          chosen={refused?.values.paymentMethod ?? cart.payment_method}
          error={words('paymentMethod')}
        />
        <TextArea
          name="description"
          maxLength={maxLengths.orderNote}
          label={t('checkout.description')}
          hint={t('checkout.optional')}
          error={words('description')}
          defaultValue={refused?.values.description}
        />
      </div>
      <OrderSummary
        cart={cart}
        shipping={shipping}
        slotFee={readSlot(slot)?.fee ?? 0}
        collects={saved?.pickup === true}
      >
        <input type="hidden" name="shownSum" value={cart.sub_total} />
        {shippings.map(({ method, rate }) => (
          <input key={method} type="hidden" name="shownRate" value={`${method} ${rate}`} />
        ))}
        {shippings.map(({ method, method_title, pickup }) =>
          pickup ? (
            <input key={method} type="hidden" name="pickup" value={`${method} ${method_title}`} />
          ) : null,
        )}
        <TermsCheckbox checked={refused?.values.terms} error={words('terms')} />
        <Button type="submit" loading={sending} className="mt-4 w-full">
          {t(placing ? 'checkout.placing' : 'checkout.place')}
        </Button>
      </OrderSummary>
    </Form>
  )
}

/** The choices that the totals follow; a slot as the value of its radio. */
interface Picked {
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

/** Changes with what can be chosen, so that a closed slot is no longer checked. */
const stateOf = (days: readonly SlotDay[]): string =>
  days.flatMap(({ slots }) => slots.map(({ id, open }) => `${id}${open}`)).join()

const isSlotKey = (error: string | undefined): error is 'slotChoose' | 'slotOfDistrict' =>
  error === 'slotChoose' || error === 'slotOfDistrict'

/** Focuses a field with an error; of the slots, the checked one that is shown. */
function focusField(form: HTMLFormElement | null, field: CheckoutField): void {
  const named = form?.querySelectorAll<HTMLElement>(
    field === 'slot' ? '[data-slots] :is(:checked, :enabled)' : `[name="${field}"]`,
  )
  const visible = [...(named ?? [])].filter((one) => one.offsetParent !== null)
  const checked = visible.find((one) => one.matches(':checked:not([data-day])'))
  const found = field === 'slot' ? (checked ?? visible[0]) : named?.[0]
  found?.focus()
}
