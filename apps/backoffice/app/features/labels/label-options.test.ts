import { expect, test } from 'vitest'
import { readLabelOptions } from './label-options.ts'

const read = (search: string) => readLabelOptions(new URLSearchParams(search))

test('an address without options prints one Armenian label a page', () => {
  expect(read('')).toEqual({ size: 'roll', copies: 1, languages: ['hy'] })
})

test('an address says the size, the copies and the languages, Armenian first', () => {
  expect(read('size=sheet&copies=3&languages=en,hy')).toEqual({
    size: 'sheet',
    copies: 3,
    languages: ['hy', 'en'],
  })
})

test.each(['copies=0', 'copies=-4', 'copies=many', 'copies=1.5', 'size=A0', 'languages=fr,'])(
  'a wrong option is as usual: %s',
  (search) => expect(read(search)).toEqual(read('')),
)

test('copies are limited', () => {
  expect(read('copies=1e9').copies).toBe(20)
})
