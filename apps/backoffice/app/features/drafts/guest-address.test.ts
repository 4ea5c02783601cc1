import { expect, test } from 'vitest'
import { guestAddress } from './guest-address.ts'

test('a caller is a phone, an e-mail or a name', () => {
  expect(guestAddress('+374 91 123456')).toEqual({ phone: '+374 91 123456' })
  expect(guestAddress('ani@example.am')).toEqual({ email: 'ani@example.am' })
  expect(guestAddress('Ani Sargsyan')).toEqual({ first_name: 'Ani', last_name: 'Sargsyan' })
  expect(guestAddress('')).toEqual({})
})
