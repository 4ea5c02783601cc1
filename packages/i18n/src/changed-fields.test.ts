import { expect, test } from 'vitest'
import { changedFields, fieldText, valueText } from './changed-fields.ts'

test('pairs what was and what is, also where one side has no value', () => {
  expect(changedFields({ price: 500, note: 'x' }, { price: 530, roles: ['owner'] })).toEqual([
    { name: 'price', before: 500, after: 530 },
    { name: 'roles', before: undefined, after: ['owner'] },
    { name: 'note', before: 'x', after: undefined },
  ])
})

test('what was and stays empty is no change', () => {
  const made = { note: '', closed: [], limit: null, sum: 0 }
  expect(changedFields({ note: null }, made)).toEqual([
    { name: 'sum', before: undefined, after: 0 },
  ])
})

test.each([
  [undefined, '–'],
  [[], '–'],
  ['', '–'],
  [0, '0'],
  [false, 'false'],
  [['owner', 'picker'], 'owner, picker'],
  [{ hy: 'Թեյ', en: '' }, 'hy: Թեյ; en: –'],
  [[{ id: 1 }, { id: 2 }], 'id: 1, id: 2'],
])('%j reads %j', (value, text) => expect(valueText(value)).toBe(text))

test('names are words', () => expect(fieldText('old_price')).toBe('old price'))
