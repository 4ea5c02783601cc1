import { expect, test } from 'vitest'
import { earlierValues } from './known-values.ts'

test('the addresses of an earlier attempt fill the fields, or choose the saved address', () => {
  const place = {
    country: 'AM',
    state: 'Yerevan',
    city: 'Yerevan',
    postcode: '75017',
    company_name: '',
  }
  const ani = {
    ...place,
    first_name: 'Անի',
    last_name: '.',
    email: 'ani@example.am',
    phone: '+37491123456',
    address1: ['Աբովյան 12'],
  }
  expect(earlierValues(ani, { ...ani, email: '' }, [])).toEqual({
    fullName: 'Անի',
    email: 'ani@example.am',
    phone: '+37491123456',
    street: 'Աբովյան 12',
    companyName: '',
    addressId: '',
    sameAddress: true,
  })
  const nare = { ...ani, first_name: 'Նարե', last_name: 'Պետրոսյան', address1: ['Տերյան 5'] }
  expect(earlierValues(ani, nare, [])).toMatchObject({
    sameAddress: false,
    shippingName: 'Նարե Պետրոսյան',
    shippingStreet: 'Տերյան 5',
  })
  const saved = [
    { ...nare, id: 7 },
    { ...ani, id: 8 },
  ]
  expect(earlierValues(ani, null, saved)).toMatchObject({ addressId: '8', sameAddress: true })
  expect(earlierValues(ani, null, saved.slice(0, 1))).toMatchObject({
    addressId: 'new',
    sameAddress: true,
  })
})
