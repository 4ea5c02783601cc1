import { expect, test } from 'vitest'
import { copiesOfVariant, readLabelOptions } from './label-options.ts'

const read = (search: string) => readLabelOptions(new URLSearchParams(search))

const usual = { size: 'roll', copies: 1, copiesOf: new Map(), start: 1, languages: ['hy'] }

test('an address without options prints one Armenian label a page', () => {
  expect(read('')).toEqual(usual)
})

test('an address says the size, the copies and the languages, Armenian first', () => {
  expect(read('size=sheet&copies=3&languages=en,hy')).toEqual({
    ...usual,
    size: 'sheet',
    copies: 3,
    languages: ['hy', 'en'],
  })
})

test('an address says the copies of single variants, and where a begun sheet has its first free place', () => {
  const options = read('copies=2&of=12:3,15:1,16:99&start=22')
  expect([12, 13, 15, 16].map((id) => copiesOfVariant(options, id))).toEqual([3, 2, 1, 20])
  expect(options.start).toBe(22)
  expect(read('start=99').start).toBe(24)
})

test.each([
  'of=12',
  'of=x:2',
  'of=1:2:3',
  'start=0',
  'start=x',
  'copies=0',
  'copies=-4',
  'copies=many',
  'copies=1.5',
  'size=A0',
  'languages=fr,',
])('a wrong option is as usual: %s', (search) => expect(read(search)).toEqual(read('')))

test('copies are limited', () => {
  expect(read('copies=1e9').copies).toBe(20)
})
