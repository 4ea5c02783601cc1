import { expect, test } from 'vitest'
import { parseCell } from './parse-cell.ts'

const names: Record<string, string> = { published: 'Опубликован', hidden: 'Скрыт' }
const parse = (field: string, text: string) => {
  const { value, problem } = parseCell(field, text, (choice) => names[choice] ?? choice)
  return problem ?? value
}

test('numbers as spreadsheets and people write them', () => {
  expect(
    ['1200', '1 200', '1 200', '1,200', '1200 ֏', ' 1200 '].map((text) => parse('price', text)),
  ).toEqual(Array.from({ length: 6 }, () => 1200))
  expect(parse('price', '12,5')).toBe('invalid')
  expect(parse('price', 'ten')).toBe('invalid')
  expect(parse('price', '-5')).toBe('negative')
  expect(parse('price', '')).toBe('required')
  expect(parse('old_price', '')).toBeNull()
})

test('contents with their unit in any language', () => {
  for (const [text, value] of [
    ['500 g', { amount: 500, unit: 'g' }],
    ['1,5 кг', { amount: 1500, unit: 'g' }],
    ['0.33 լ', { amount: 330, unit: 'ml' }],
    ['10 հատ', { amount: 10, unit: 'piece' }],
  ] as const)
    expect(parse('content', text)).toEqual(value)
  expect(parse('content', '500')).toBe('invalid')
  expect(parse('content', '')).toBeNull()
})

test('choices by their name or value, texts as they are', () => {
  expect([parse('status', 'скрыт'), parse('status', 'hidden'), parse('status', 'service')]).toEqual(
    ['hidden', 'hidden', 'invalid'],
  )
  expect(parse('name.en', ' Milk ')).toBe('Milk')
  expect(parse('name.en', '')).toBe('required')
  expect(parse('barcode', '48 1')).toBe('invalid')
})
