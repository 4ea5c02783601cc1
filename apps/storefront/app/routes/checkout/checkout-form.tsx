import { maxLengths } from '@tsiran/contract/limits'
import type { Cart } from '@tsiran/contract/cart'
import type { PaymentMethod, ShippingMethod } from '@tsiran/contract/checkout'
import { Button } from '@tsiran/ui/button'
import { TextArea } from '@tsiran/ui/field'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import {
  checkCheckoutForm,
  firstInvalid,
  messageKey,
  readCheckoutForm,
  withSavedAddress,
  type CheckoutErrors,
  type CheckoutField,
  type CheckoutValues,
} from './checkout-values.ts'
import { storeDraft, restoreDraft } from './checkout-draft.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { AddressFields, type Buyer } from './address-fields.tsx'
import { OrderSummary } from './order-summary.tsx'
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
  refused,
}: CheckoutFormProps) {
  const t = useMessages()
  const form = useRef<HTMLFormElement>(null)
  const sending = useNavigation().formMethod === 'POST'
  const [errors, setErrors] = useState<CheckoutErrors>(refused?.errors ?? {})
  const words = (field: CheckoutField) => {
    const key = messageKey(errors[field])
    return key ? t(`field.${key}`) : errors[field]
  }

  const showErrors = (found: CheckoutErrors) => {
    setErrors(found)
    const field = firstInvalid(found)
    if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
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
  const [shipping, setShipping] = useState(() => firstChosen(shippings, chosen))
  // A refused form is shown as it was sent; else this tab's draft is restored.
  useEffect(() => {
    if (!form.current || refused) return
    restoreDraft(form.current)
    setShipping((before) => String(new FormData(form.current!).get('shippingMethod') ?? before))
  }, [refused])
  /** Typing clears the field's error. */
  const clearError = (event: FormEvent<HTMLFormElement>) => {
    storeDraft(event.currentTarget)
    const { name, value } = event.target as HTMLInputElement
    if (name === 'shippingMethod') setShipping(value)
    const { [name as CheckoutField]: mended, ...rest } = errors
    if (mended !== undefined) setErrors(rest)
  }
  const fields = {
    values: refused?.values ?? begin,
    words,
    first: firstInvalid(refused?.errors ?? {}),
  }

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={clearError}
      className="group/checkout grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="grid gap-6">
        <AddressFields
          buyer={buyer}
          pickups={shippings.filter(({ pickup }) => pickup)}
          {...fields}
        />
        <ShippingChoice methods={shippings} chosen={chosen} error={words('shippingMethod')} />
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
      <OrderSummary cart={cart} shipping={shippings.find(({ method }) => method === shipping)}>
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
          {t(sending ? 'checkout.placing' : 'checkout.place')}
        </Button>
      </OrderSummary>
    </Form>
  )
}
