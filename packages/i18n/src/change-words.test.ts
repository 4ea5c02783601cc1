import { locales } from '@tsiran/contract/locale'
import { expect, test } from 'vitest'
import { adminTexts } from './admin-texts.ts'
import { changeWords } from './change-words.ts'

// What the log holds of orders, their picking and delivery, slots and companies.
const logged = (
  'age_checked agreed by_hand cash counted courier credit_line day grams orders outcome payment picker quantity ' +
  'reason.hy route substitute template_id valid_from valid_to zone_id'
).split(' ')

test('the fields of the office’s changes have words in each language', () => {
  for (const locale of locales.filter((name) => name !== 'en')) {
    const words = changeWords(adminTexts(locale))
    const names = logged.map((name) => words.field(name).replace(/ hy$/, ''))
    expect(names.filter((name) => /[a-z]/i.test(name))).toEqual([])
  }
  expect(changeWords(adminTexts('en')).field('reason.hy')).toBe('Reason hy')
  expect(changeWords(adminTexts('en')).field('some_field')).toBe('some field')
})
