import { expect, test } from 'vitest'
import { contentPrice, weighedView } from './content-price.ts'

const none = { content_amount: null, content_unit: null, portion_grams: null, price_per_kg: null }
const of = (content_amount: number, content_unit: 'g' | 'ml' | 'piece') => ({
  ...none,
  content_amount,
  content_unit,
})
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test.each([
  [of(500, 'g'), 890, { amount: 1780, unit: 'kg' }],
  [of(1500, 'ml'), 400, { amount: 267, unit: 'l' }],
  [of(10, 'piece'), 855, { amount: 86, unit: 'piece' }],
  [of(1, 'piece'), 855, null],
  [none, 855, null],
] as const)('contents of %o at %i drams cost %o', (contents, price, expected) => {
  const found = contentPrice(contents, price, 'en')
  expect(found && { amount: found.amount, unit: found.unit }).toEqual(expected)
})

test('a box costs less a litre than its pieces', () => {
  expect(contentPrice(of(500, 'ml'), 3000, 'en', 12)?.amount).toBe(500)
})

test('weighed products have the price of their kilogram, and of a company’s kilogram', () => {
  const weighed = { ...none, portion_grams: 350, price_per_kg: 4990 }
  expect(contentPrice(weighed, 1747, 'en')?.amount).toBe(4990)
  expect(contentPrice(weighed, 1400, 'en')?.amount).toBe(4000)
  expect(weighedView(weighed, 'en')).toMatchObject({ portion_grams: 350, price_per_kg: 4990 })
  expect(weighedView(none, 'en')).toBeNull()
})

test('each language writes it in its own way', () => {
  const texts = (['hy', 'ru', 'en'] as const).map((locale) =>
    plain(contentPrice(of(500, 'g'), 890, locale)?.formatted),
  )
  expect(texts).toEqual(['1 780 ֏/կգ', '1 780 ֏/кг', '1 780 ֏/kg'])
})
