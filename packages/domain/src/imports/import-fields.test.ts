import { expect, test } from 'vitest'
import { guessFields } from './import-fields.ts'

const field = (code: string, en: string, ru: string, heading = code) => ({
  code,
  heading,
  required: false,
  label: { en, ru, hy: `${en} հայ` },
})
const fields = [
  field('sku', 'SKU', 'Артикул'),
  field('old_price', 'Old price', 'Старая цена'),
  field('attribute:brand', 'Brand', 'Марка', 'attribute:brand'),
]

test('a heading is the field that its code, heading or label in any language names', () => {
  expect(guessFields(['артикул', 'OLD PRICE', 'old_price հայ', 'note'], fields)).toEqual([
    'sku',
    'old_price',
    null,
    null,
  ])
})

test('two headings never are one field', () => {
  expect(guessFields(['sku', 'Артикул'], fields)).toEqual(['sku', null])
})
