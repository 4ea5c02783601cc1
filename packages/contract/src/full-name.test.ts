import { expect, test } from 'vitest'
import { fullName, splitName } from './full-name.ts'

test('a name of one word gets a dot for the last name, which the full name leaves out', () => {
  expect(splitName('Անի')).toEqual({ first_name: 'Անի', last_name: '.' })
  expect(fullName(splitName('Անի'))).toBe('Անի')
})

test('all words after the first are the last name', () => {
  expect(splitName(' Ani  Maria Sargsyan ')).toEqual({
    first_name: 'Ani',
    last_name: 'Maria Sargsyan',
  })
  expect(fullName(splitName(' Ani  Maria Sargsyan '))).toBe('Ani Maria Sargsyan')
})
