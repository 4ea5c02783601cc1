import { maxLengths } from '@tsiran/contract/limits'
import type { Cart } from '@tsiran/contract/cart-shapes'
import type { PaymentMethod, ShippingMethod } from '@tsiran/contract/checkout-methods'
import { Button } from '@tsiran/ui/button'
import { TextArea } from '@tsiran/ui/field'
import { Form } from 'react-router'
import { firstInvalid, type CheckoutErrors, type CheckoutValues } from './checkout-values.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { AddressFields } from './address-fields.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { DeliveryOffer } from './load-delivery.ts'
import { PaymentChoice, ShippingChoice } from './method-choice.tsx'
import { TermsCheckbox } from './terms-checkbox.tsx'
import { DeliverySlots } from './delivery-slots.tsx'
import { ShownPrices } from './shown-prices.tsx'
import type { Buyer } from './load-checkout.ts'
import { useCheckoutForm } from './use-checkout-form.ts'

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
  const { form, sending, placing, words, onSubmit, onInput, picked, shipping, slotFee } =
    useCheckoutForm({ buyer, shippings, offer, refused })
  const saved = cart.shipping_method === null ? undefined : shippings.find((one) => one.checked)
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
      onSubmit={onSubmit}
      onInput={onInput}
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
        <ShippingChoice
          methods={shippings}
          chosen={refused?.values.shippingMethod}
          error={words('shippingMethod')}
        />
        <DeliverySlots offer={offer} picked={picked} {...choice} />
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
        slotFee={slotFee}
        collects={saved?.pickup === true}
      >
        <ShownPrices subTotal={cart.sub_total} shippings={shippings} />
        <TermsCheckbox checked={refused?.values.terms} error={words('terms')} />
        <Button type="submit" loading={sending} className="mt-4 w-full">
          {t(placing ? 'checkout.placing' : 'checkout.place')}
        </Button>
      </OrderSummary>
    </Form>
  )
}
