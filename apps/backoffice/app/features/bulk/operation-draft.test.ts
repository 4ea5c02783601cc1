import { expect, test } from 'vitest'
import {
  attributeField,
  attributeOf,
  newDraft,
  opsOf,
  toOperation,
  withField,
} from './operation-draft.ts'

const draft = (field: string, more: object) => toOperation({ ...newDraft(1, field), ...more })

test('a typed number becomes an operation once it is one', () => {
  expect(draft('price', { op: 'percent', text: '7,5' })).toEqual({
    field: 'price',
    op: 'percent',
    value: 7.5,
  })
  expect(draft('price', { op: 'add', text: '-1 000' })).toEqual({
    field: 'price',
    op: 'add',
    value: -1000,
  })
  expect(draft('price', { op: 'round', text: '10' })).toEqual({
    field: 'price',
    op: 'round',
    value: 10,
  })
  for (const text of ['', 'ten', '1.005', '1e3'])
    expect(draft('price', { op: 'percent', text })).toBeUndefined()
  expect(draft('price', { op: 'set', text: '9.5' })).toBeUndefined()
})

test('texts, choices and things that are picked', () => {
  expect(draft('name.ru', { op: 'replace', text: 'л', put: ' л' })).toEqual({
    field: 'name.ru',
    op: 'replace',
    value: { find: 'л', with: ' л' },
  })
  expect(draft('name.ru', { op: 'replace', text: '' })).toBeUndefined()
  expect(draft('old_price', { op: 'clear' })).toEqual({ field: 'old_price', op: 'clear' })
  expect(draft('status', { text: 'hidden' })).toEqual({
    field: 'status',
    op: 'set',
    value: 'hidden',
  })
  const picked = { id: 7, label: 'Dairy' }
  expect(draft('brand_id', { picked })).toEqual({ field: 'brand_id', op: 'set', value: 7 })
  expect(draft('brand_id', {})).toBeUndefined()
  expect(draft('category_ids', { op: 'add', picked })).toMatchObject({ value: [7] })
  expect(draft('category_ids', { op: 'move', picked })).toMatchObject({ value: 7 })
  expect(draft('content', { text: '500', unit: 'ml' })).toMatchObject({
    value: { amount: 500, unit: 'ml' },
  })
})

test('the option of an attribute is set and cleared; of several each is added and removed', () => {
  const picked = { id: 7, label: 'Low fat' }
  const field = attributeField(12)
  expect(draft(field, { picked })).toEqual({ field, op: 'set', value: [7] })
  expect(draft(field, { op: 'remove', picked })).toEqual({ field, op: 'remove', value: [7] })
  expect(draft(field, { op: 'clear' })).toEqual({ field, op: 'clear' })
  expect(draft(field, {})).toBeUndefined()
  expect(opsOf(field, [{ id: 12, type: 'select' }])).toEqual(['set', 'clear'])
  expect(opsOf(field, [{ id: 12, type: 'multiselect' }])).toEqual(['set', 'add', 'remove', 'clear'])
  expect(opsOf('price', [{ id: 12, type: 'select' }])).toContain('percent')
  expect([attributeOf(field), attributeOf('name.hy')]).toEqual([12, undefined])
})

test('another field begins anew with an operation that it has', () => {
  const typed = { ...newDraft(3), op: 'percent' as const, text: '7' }
  expect(withField(typed, 'brand_id')).toEqual(newDraft(3, 'brand_id'))
  expect(withField(typed, 'brand_id').op).toBe('set')
})
