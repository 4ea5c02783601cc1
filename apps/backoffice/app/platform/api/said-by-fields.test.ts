import { expect, test } from 'vitest'
import { isSaidByFields } from './said-by-fields.ts'

test('a refusal is said by the fields of a form where each of its errors has one', () => {
  const names = ['name', 'capacity']
  expect(isSaidByFields({ 'name.hy': ['Empty'], capacity: ['Too much'] }, names)).toBe(true)
  expect(isSaidByFields({ capacity: ['Too much'], zone_id: ['Unknown'] }, names)).toBe(false)
  // The server was not reached, or names no field.
  expect(isSaidByFields({}, names)).toBe(false)
})
