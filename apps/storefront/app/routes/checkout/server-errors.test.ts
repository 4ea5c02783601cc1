import { expect, test } from 'vitest'
import { serverErrors } from './server-errors.ts'

test('the API’s field errors land at the form’s fields', () => {
  expect(
    serverErrors({
      'billing.phone': ['bad'],
      'shipping.address1.0': ['empty', 'more'],
      '/billing/first_name': ['no'],
      other: ['x'],
    }),
  ).toEqual({
    phone: 'bad',
    shippingStreet: 'empty',
    fullName: 'no',
  })
})
