import { typedText } from '@tsiran/app-kit/forms/field-errors'
import { readDelivery } from './slot-values.ts'
import { checkoutFields, type CheckoutField, type CheckoutValues } from './checkout-values.ts'

/** Reads a posted checkout form. */
export function readCheckoutForm(form: FormData): CheckoutValues {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? typedText(value) : ''
  }
  const { terms: _terms, ...texts } = Object.fromEntries(
    checkoutFields.map((name) => [name, text(name)]),
  ) as Record<CheckoutField, string>
  const shownRate = form
    .getAll('shownRate')
    .map((shown) => /^(\S+) (\d{1,15})$/.exec(String(shown)))
    .find((shown) => shown?.[1] === texts.shippingMethod)?.[2]
  const isChecked = (name: string) => form.get(name) !== null
  const pickup = form
    .getAll('pickup')
    .map((shown) => /^(\S+) (.{1,200})$/.exec(String(shown)))
    .find((shown) => shown?.[1] === texts.shippingMethod)?.[2]
  const shownAddress = form
    .getAll('shownAddress')
    .map((shown) => /^(\S+) (.+)$/s.exec(String(shown)))
    .find((shown) => shown?.[1] === texts.addressId)?.[2]
  return {
    ...texts,
    ...readDelivery(form, pickup !== undefined),
    sameAddress: pickup !== undefined || isChecked('sameAddress'),
    terms: isChecked('terms'),
    saveAddress: isChecked('saveAddress'),
    ...(/^\d{1,15}$/.test(text('shownSum')) && { shownSum: Number(text('shownSum')) }),
    ...(shownRate !== undefined && { shownRate: Number(shownRate) }),
    ...(pickup !== undefined && { pickup }),
    ...(shownAddress !== undefined && { shownAddress }),
  }
}
