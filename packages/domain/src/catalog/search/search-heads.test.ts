import { expect, test } from 'vitest'
import { headsOf, namesCategory } from './search-heads.ts'

test.each([
  ['en', 'Loru Hovit lactose-free milk 1.5%, 1 l', ['milk']],
  ['en', 'pakhlava with walnuts and honey, 400 g', ['pakhlava']],
  ['en', 'orange juice, 1 l', ['juice']],
  ['ru', 'Сыр мотал из козьего молока «Гегама Лер», весовой', ['Сыр']],
  ['ru', 'Минеральная вода «Лернаин Шох», газированная', ['вода']],
  ['hy', 'Մոթալ պանիր այծի կաթից «Գեղամա Լեռ», կշռով', ['պանիր']],
  ['hy', 'Կաթ առանց լակտոզի «Լոռու Հովիտ» 1,5 %, 1 լ', ['Կաթ']],
  ['hy', 'Քաղցր սուջուխ ընկույզով', ['սուջուխ']],
  ['en', '', []],
] as const)('head words in %s: %s', (locale, name, heads) => {
  expect(headsOf(name, locale)).toEqual(heads)
})

test.each([
  ['Milk', ['Milk']],
  ['Rice and grain', ['Rice', 'grain']],
  ['Дрожжи, соль и сода', ['Дрожжи', 'соль', 'сода']],
  ['White and rosé wine', []],
  ['Կարմիր գինի', []],
])('words that alone name %s', (label, words) => {
  expect(namesCategory(label)).toEqual(words)
})
