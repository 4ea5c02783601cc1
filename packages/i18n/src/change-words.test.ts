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
  'line_id reason.hy route shipping_address substitute template_id total valid_from valid_to zone_id'
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

test('drams are grouped, and the fields and codes within records have words', () => {
  const { value } = wordsIn('en')
  const order = { subject_type: 'order' }
  const [sum, price] = ['12\u00a0400\u00a0֏', '1\u00a0250\u00a0֏']
  expect(value(order, 'grand_total', 12_400)).toBe(sum)
  expect(value({ subject_type: 'product' }, 'old_price', 1250)).toBe(price)
  const lines = [{ line_id: 12_345, sku: '938', name: 'Tea', pieces: 2, total: 1250 }]
  expect(value(order, 'lines', lines)).toBe(
    `Line number: 12345; SKU: 938; Name: Tea; Pieces: 2; Total: ${price}`,
  )
  expect(value(order, 'payment', { state: 'refunded', by_hand: true })).toBe(
    'State: Returned; changed by hand: Yes',
  )
  expect(value({ subject_type: 'draft' }, 'lines', { 'MY_SKU-1': 3 })).toBe('MY_SKU-1: 3')
  expect(value({ subject_type: 'variant' }, 'qty', 12_400)).toBe('12400')
})
