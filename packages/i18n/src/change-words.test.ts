import { type Locale, locales } from '@tsiran/contract/locale'
import { commentStatuses } from '@tsiran/contract/admin/comments'
import { companyStatuses } from '@tsiran/contract/admin/company-shapes'
import { importKinds } from '@tsiran/contract/admin/import-fields'
import { messageStates } from '@tsiran/contract/admin/messages'
import { refundStates } from '@tsiran/contract/admin/order-payment-shapes'
import { staffRoles } from '@tsiran/contract/admin/permissions'
import { pickStates } from '@tsiran/contract/admin/pick-line-shapes'
import { pickingStates } from '@tsiran/contract/admin/picking-shapes'
import { productStatuses } from '@tsiran/contract/admin/product-choices'
import { routeStates } from '@tsiran/contract/admin/route-shapes'
import { stopOutcomes } from '@tsiran/contract/admin/stop-shapes'
import { orderStatuses } from '@tsiran/contract/order-shapes'
import { expect, test } from 'vitest'
import { adminTexts } from './admin-texts.ts'
import { changeWords } from './change-words.ts'
import { translate } from './translate.ts'

const wordsIn = (locale: Locale) => changeWords(adminTexts(locale), (key) => translate(locale, key))

// What the log holds of orders, their picking and delivery, slots and companies.
const logged = (
  'age_checked agreed by_hand cash counted courier credit_line day grams orders outcome payment picker quantity ' +
  'reason.hy route substitute template_id valid_from valid_to zone_id'
).split(' ')

test('the fields of the office’s changes have words in each language', () => {
  for (const locale of locales.filter((name) => name !== 'en')) {
    const words = wordsIn(locale)
    const names = logged.map((name) => words.field(name).replace(/ hy$/, ''))
    expect(names.filter((name) => /[a-z]/i.test(name))).toEqual([])
  }
  expect(wordsIn('en').field('reason.hy')).toBe('Reason hy')
  expect(wordsIn('en').field('some_field')).toBe('some field')
})

test.each([
  ['comment', 'status', commentStatuses],
  ['company', 'status', companyStatuses],
  ['import', 'kind', importKinds],
  ['message', 'state', messageStates],
  ['order', 'outcome', stopOutcomes],
  ['order', 'state', [...pickStates, ...pickingStates, ...refundStates]],
  ['order', 'status', orderStatuses],
  ['product', 'status', productStatuses],
  ['route', 'state', routeStates],
  ['staff', 'roles', staffRoles],
] as const)('a %s’s %s has words in each language, whatever its code', (type, field, codes) => {
  for (const locale of locales) {
    const read = codes.map((code) => wordsIn(locale).value({ subject_type: type }, field, code))
    expect([locale, codes.filter((code, index) => read[index] === code)]).toEqual([locale, []])
  }
})

test('booleans are yes and no, lists have words, and a text that reads like a code stays', () => {
  const { value } = wordsIn('en')
  const staff = { subject_type: 'staff' }
  expect(value(staff, 'blocked', true)).toBe('Yes')
  expect(value(staff, 'roles', ['owner', 'picker'])).toBe('Owner, Picker')
  expect(value(staff, 'name', 'owner')).toBe('owner')
})
