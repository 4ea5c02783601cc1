import { expect, test } from 'vitest'
import { firstInvalid } from './checkout-values.ts'
import { withSavedAddress } from './chosen-address.ts'
import { readCheckoutForm } from './read-checkout-form.ts'
import { checkCheckoutForm } from './check-checkout-form.ts'
import { addressBody } from './checkout-addresses.ts'

function form(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const complete = {
  fullName: 'Անի Սարգսյան',
  email: 'ani@example.am',
  phone: '+374 (91) 12-34-56',
  street: 'Աբովյան 12, բն. 4',
  sameAddress: 'on',
  shippingMethod: 'flatrate',
  paymentMethod: 'cashondelivery',
  terms: 'on',
}

test('a complete form has no errors', () => {
  expect(checkCheckoutForm(readCheckoutForm(form(complete)))).toEqual({})
})

test('missing fields are required, malformed ones have their own message, in the order of the form', () => {
  const check = (fields: object) =>
    checkCheckoutForm(readCheckoutForm(form({ ...complete, ...fields })))
  const errors = check({ fullName: '  ', email: 'ani@', phone: 'call me' })
  expect(errors).toEqual({ fullName: 'required', email: 'email', phone: 'phoneNumber' })
  expect(firstInvalid(errors)).toBe('fullName')
  expect(check({ email: ' ', phone: '' })).toEqual({ email: 'required', phone: 'required' })
})

test('a pickup needs no street and no other address', () => {
  const { street: _street, sameAddress: _same, ...rest } = complete
  const read = (shippingMethod: string) =>
    readCheckoutForm(form({ ...rest, shippingMethod, pickup: 'free Pickup' }))
  expect(Object.keys(checkCheckoutForm(read('flatrate')))).toContain('street')
  expect(checkCheckoutForm(read('free'))).toEqual({})
  expect(addressBody(read('free'))).toMatchObject({
    billing: { address1: ['Pickup'], use_for_shipping: true },
  })
})

test('the shown price of delivery is that of the chosen method', () => {
  const shown = form(complete)
  for (const rate of ['free 0', 'flatrate 1000', 'flatrate x']) shown.append('shownRate', rate)
  expect(readCheckoutForm(shown)).toMatchObject({ shippingMethod: 'flatrate', shownRate: 1000 })
  expect(readCheckoutForm(form(complete))).not.toHaveProperty('shownRate')
})

test('the terms must be accepted', () => {
  const { terms: _terms, ...rest } = complete
  expect(checkCheckoutForm(readCheckoutForm(form(rest)))).toEqual({ terms: 'required' })
})

test('another delivery address is checked only when it is chosen', () => {
  const { sameAddress: _same, ...rest } = complete
  expect(Object.keys(checkCheckoutForm(readCheckoutForm(form(rest))))).toEqual([
    'shippingName',
    'shippingPhone',
    'shippingStreet',
  ])
})

test('a saved address fills the fields; somebody else’s does not', () => {
  const home = {
    id: 7,
    first_name: 'Նարե',
    last_name: 'Պետրոսյան',
    company_name: '',
    address1: ['Թումանյան 5', 'բն. 3'],
    country: 'AM',
    state: 'Yerevan',
    city: 'Yerevan',
    postcode: '1100',
    phone: '+37491000000',
    email: 'nare@example.am',
  }
  const posted = (addressId: string) =>
    readCheckoutForm(
      form({ sameAddress: 'on', terms: 'on', shippingMethod: 'x', paymentMethod: 'y', addressId }),
    )
  const filled = withSavedAddress(posted('7'), [home])
  expect(filled).toMatchObject({
    fullName: 'Նարե Պետրոսյան',
    street: 'Թումանյան 5, բն. 3',
    email: 'nare@example.am',
  })
  expect(checkCheckoutForm(filled)).toEqual({})
  expect(withSavedAddress(posted('7'), [{ ...home, last_name: '.' }]).fullName).toBe('Նարե')
  expect(addressBody(filled)).toEqual({ address_id: 7 })
  // Its fields are hidden: one that is longer than they are is the server's.
  const line = 'Ա'.repeat(150)
  const long = { first_name: line.slice(50), last_name: line.slice(50), address1: [line, line] }
  expect(checkCheckoutForm(withSavedAddress(posted('7'), [{ ...home, ...long }]))).toEqual({})
  expect(addressBody(withSavedAddress(posted('8'), [home]))).not.toHaveProperty('address_id')
  for (const other of ['8', 'new', ''])
    expect(Object.keys(checkCheckoutForm(withSavedAddress(posted(other), [home])))).toContain(
      'street',
    )
})

test('city, country and postcode are the shop’s, whatever was posted', () => {
  const { billing, shipping } = addressBody(
    readCheckoutForm(form({ ...complete, city: 'Gyumri', country: 'FR' })),
  )
  expect(billing).toMatchObject({
    city: 'Yerevan',
    country: 'AM',
    postcode: '75017',
    use_for_shipping: true,
    address1: ['Աբովյան 12, բն. 4'],
  })
  expect(shipping).toBeUndefined()
})
