import { expect, test } from 'vitest'
import { telLink, unbroken } from './phone.ts'

test('a phone link has digits alone', () => {
  expect(telLink('+374 (10) 555-555')).toBe('tel:+37410555555')
})

test('a phone number stays on one line', () => {
  expect(unbroken('+374 10')).toBe('+374\u00a010')
})
