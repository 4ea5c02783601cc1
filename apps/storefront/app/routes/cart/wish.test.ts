import { expect, test } from 'vitest'
import { readWish } from './wish.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('a wish is that of the cart, or of the line that the form names', () => {
  expect(readWish(formOf({ substitution: 'call' }))).toEqual({ substitution: 'call' })
  expect(readWish(formOf({ substitution: 'refund', line: '12' }))).toEqual({
    substitutions: { 12: { substitution: 'refund' } },
  })
})

test('an empty or unknown wish takes it back', () => {
  expect(readWish(formOf({ substitution: '', line: '12' }))).toEqual({
    substitutions: { 12: { substitution: null } },
  })
  expect(readWish(formOf({ substitution: 'burn' }))).toEqual({ substitution: null })
})

test('a substitute is named or removed without touching the wish', () => {
  expect(readWish(formOf({ substitute: '34', line: '12' }))).toEqual({
    substitutions: { 12: { substitute_variant_id: 34 } },
  })
  for (const none of ['', '-1', 'x'])
    expect(readWish(formOf({ substitute: none, line: '12' }))).toEqual({
      substitutions: { 12: { substitute_variant_id: null } },
    })
})
