import type { AdminOrderLine } from '@tsiran/contract/admin/order-line-shapes'
import { expect, test } from 'vitest'
import { draftOf } from './order-again.ts'

const line = (of: Partial<AdminOrderLine>) =>
  ({
    variant_id: 1,
    quantity: 2,
    agreed_quantity: null,
    in_stock: 5,
    stocked: true,
    replaces_id: null,
    ...of,
  }) as AdminOrderLine
const shipping_address = {
  first_name: 'Karen',
  last_name: '',
  company_name: '',
  email: '',
  phone: '+374 91 223344',
  country: 'AM',
  state: '',
  city: 'Yerevan',
  address1: ['Abovyan 12'],
  postcode: '',
}

test('a draft of an order has what was agreed, without substitutes, packaging and what is gone', () => {
  const lines = [
    line({ variant_id: 1, quantity: 3 }),
    line({ variant_id: 2, quantity: 0, agreed_quantity: 4 }),
    line({ variant_id: 3, replaces_id: 2 }),
    line({ variant_id: 4, stocked: false }),
    line({ variant_id: 5, in_stock: null }),
    line({ variant_id: null }),
  ]
  expect(draftOf({ customer: { id: 7, name: 'Karen' }, shipping_address, lines })).toEqual({
    customer_id: 7,
    address: {
      first_name: 'Karen',
      last_name: '',
      company_name: '',
      email: '',
      phone: '+374 91 223344',
      address1: ['Abovyan 12'],
    },
    lines: [
      { variant_id: 1, quantity: 3 },
      { variant_id: 2, quantity: 4 },
    ],
  })
})

test('a guest’s order becomes a guest’s draft', () => {
  expect(draftOf({ customer: null, shipping_address, lines: [] })).not.toHaveProperty('customer_id')
})
