import { perLocale } from '@tsiran/contract/map-text'
import { expect, test } from 'vitest'
import { contentOfName, contentOfNames } from './content-of-name.ts'

test.each([
  ['Կաթ «Լոռի» 3,2% 1 լ', 1000, 'ml'],
  ['Молоко 2.5 % 950мл', 950, 'ml'],
  ['Գարեջուր 0,5 լ', 500, 'ml'],
  ['Cheese Lori 500 g', 500, 'g'],
  ['Շաքարավազ 1 կգ', 1000, 'g'],
  ['Чай зелёный 25 шт 50 г', 50, 'g'],
  ['Eggs 10 pcs', 10, 'piece'],
  ['Ձու 10 հատ', 10, 'piece'],
  ['Cola 6 x 0,33 l', 1980, 'ml'],
  ['Йогурт 4×125 г', 500, 'g'],
  ['Water 1,5l', 1500, 'ml'],
  ['Подгузники 3 (4–9 кг), 54 шт.', 54, 'piece'],
  ['Nappies 12 - 17 kg, 44 pcs', 44, 'piece'],
  ['Աղբի տոպրակ 35 լ, 30 հատ', 30, 'piece'],
  ['Water 1,5 l 1 pc', 1500, 'ml'],
] as const)('%s holds %i %s', (name, amount, unit) => {
  expect(contentOfName(name)).toEqual({ amount, unit })
})

test.each([
  'Շամպուն',
  'Vitamin C 3%',
  'Wine 2019',
  'Model G 5 generation',
  'Chocolate 70 % 0 g',
  'Rice 500 g and lentils 400 g',
  'Sauce 500 ml 480 g',
  'Ton 999999 kg',
  'Nappies 4-9 kg',
  'Milk 1 l, 12 pcs in a box',
  'Молоко 1 л, 12 шт. в коробке',
  'Молоко 1 л (12 шт/кор)',
  'Կաթ 1 լ, 12 հատ արկղում',
])('%s has no contents', (name) => {
  expect(contentOfName(name)).toBeUndefined()
})

test('languages that contradict each other give no contents, one without contents does not matter', () => {
  const names = (hy: string, ru: string) => ({ ...perLocale(() => ''), hy, ru })
  expect(contentOfNames(names('Կաթ 1 լ', 'Молоко'))).toEqual({ amount: 1000, unit: 'ml' })
  expect(contentOfNames(names('Կաթ 1 լ', 'Молоко 0,9 л'))).toBeUndefined()
})
