import { expect, test } from 'vitest'
import { addressBody, addressValues, checkAddressForm, readAddressForm } from './address-values.ts'

const home = {
  first_name: 'Ani',
  last_name: 'Sargsyan',
  phone: '+374 91 000000',
  address1: 'Tumanyan 5',
  postcode: '1100',
  company_name: '',
}

test('street and phone are required', () => {
  expect(checkAddressForm(home)).toEqual({})
  expect(checkAddressForm({ ...home, address1: ' ', phone: '' })).toEqual({
    address1: 'required',
    phone: 'required',
  })
  expect(checkAddressForm({ ...home, phone: 'call me' })).toEqual({ phone: 'phoneNumber' })
})

test('the place is the shop’s, whatever was posted', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...home, city: 'Gyumri', country: 'FR' }))
    form.set(name, value)
  expect(addressBody(readAddressForm(form))).toMatchObject({
    city: 'Yerevan',
    state: 'Yerevan',
    country: 'AM',
    address1: ['Tumanyan 5'],
  })
})

test('a district is sent where the form asks for it, also to take it away', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries(home)) form.set(name, value)
  expect(addressBody(readAddressForm(form))).not.toHaveProperty('district_id')
  form.set('district_id', '7')
  expect(addressBody(readAddressForm(form))).toMatchObject({ district_id: 7 })
  form.set('district_id', '')
  expect(addressBody(readAddressForm(form))).toMatchObject({ district_id: null })
})

test('an address of several lines is shown in one', () => {
  expect(addressValues({ ...home, address1: ['Tumanyan 5', 'apt. 3'] })).toMatchObject({
    address1: 'Tumanyan 5, apt. 3',
  })
})
