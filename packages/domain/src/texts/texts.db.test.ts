import { maxTexts } from '@tsiran/contract/admin/translations'
import { testDatabase } from '@tsiran/db/testing'
import { overridesOf, translate } from '@tsiran/i18n/translate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { renderMail } from '../mail/mail.ts'
import { byScript } from '../testing/fixtures.ts'
import { changeText, type TextChange } from './change-text.ts'
import { listTexts } from './list-texts.ts'
import { loadOverrides } from './load-overrides.ts'

const database = testDatabase()
const page = { page: 1, limit: 50 }
const change = (key: string, texts: TextChange['texts'], version = 0) =>
  changeText(database.db, { key, version, texts, by: byScript })
const keysOf = async (query: object) =>
  (await listTexts(database.db, { ...page, ...query })).data.map(({ key }) => key)

test('an override is shown beside the shipped text, which comes back', async () => {
  const changed = await change('cart.title', { en: '  Basket ' })
  expect(changed).toMatchObject({
    version: 1,
    states: ['missing', 'changed'],
    texts: { en: { shipped: 'Cart', own: 'Basket', outdated: false }, ru: { own: null } },
  })
  expect(await keysOf({ state: 'changed' })).toEqual(['cart.title'])
  expect(await keysOf({ search: 'baSKet' })).toEqual(['cart.title'])
  await expect(change('cart.title', { en: 'Trolley' })).rejects.toMatchObject({
    code: 'version_conflict',
    details: { data: { current: { version: 1 }, fields: ['texts'] } },
  })
  const restored = await change('cart.title', { en: null }, 1)
  expect(restored).toMatchObject({ version: 2, states: [], texts: { en: { own: null } } })
  // A version is not used again: who saw the first override cannot overwrite the second.
  expect((await change('cart.title', { en: 'Bag' }, 2)).version).toBe(3)
  expect((await change('cart.title', { en: 'Cart' }, 3)).texts.en.own).toBeNull()
  const { rows } = await sql<{ action: string; after: object }>`
    select action, after from audit_log where subject_type = 'text' order by id`.execute(
    database.db,
  )
  expect(rows.map(({ after }) => after)).toEqual([{ en: 'Basket' }, {}, { en: 'Bag' }, {}])
})

test.each([
  ['cart.nothing', { en: 'x' }, { code: 'not_found' }],
  [
    'mail.footer',
    { en: 'Sent by {shp}' },
    { details: { fields: { 'texts.en': [{ values: { name: '{shp}' } }] } } },
  ],
  ['cart.continue', { ru: ' ' }, { details: { fields: { 'texts.ru': [{ key: 'required' }] } } }],
  ['__proto__.x', { en: 'x' }, { code: 'not_found' }],
])('%s refuses a text that does not fit, and keeps nothing', async (key, texts, refusal) => {
  await expect(change(key, texts)).rejects.toMatchObject(refusal)
  expect(await keysOf({ state: 'changed', search: key })).toEqual([])
})

test('a plural form of another language has no text', async () => {
  const [many] = (await listTexts(database.db, { ...page, search: '.many' })).data
  expect(many!.texts.en.shipped).toBeNull()
  await expect(change(many!.key, { en: 'x' })).rejects.toMatchObject({
    details: { fields: { 'texts.en': [{ key: 'unknown' }] } },
  })
})

test('a shipped text that changes under an override is marked until it is saved again', async () => {
  await change('cart.price', { en: 'Cost' })
  await sql`update message_overrides set shipped = '{"en": "An earlier text"}' where key = 'cart.price'`.execute(
    database.db,
  )
  expect(await keysOf({ state: 'outdated' })).toEqual(['cart.price'])
  expect((await change('cart.price', { en: 'Cost' }, 1)).states).not.toContain('outdated')
  await change('cart.price', { en: null }, 2)
})

test('an override of a message that an update dropped is listed until it is removed', async () => {
  await sql`insert into message_overrides (key, texts, shipped) values ('gone.text', '{"en": "x"}', '{"en": "y"}')`.execute(
    database.db,
  )
  expect(await keysOf({ state: 'unused' })).toEqual(['gone.text'])
  await change('gone.text', { en: null }, 1)
  expect(await keysOf({ state: 'unused' })).toEqual([])
})

test('mails and answers use overrides, as text and never as HTML', async () => {
  await change('mail.footer', { en: '<b>{shop}</b> & family' })
  await change('answers.deleted', { en: 'Away with it' })
  expect(await loadOverrides(database.db)).toBe(true)
  expect(await loadOverrides(database.db)).toBe(false)
  expect(translate('en', 'answers.deleted')).toBe('Away with it')
  expect(overridesOf('ru')).toEqual({})
  const { text, html } = renderMail({
    template: 'welcome',
    locale: 'en',
    shop: 'A&B',
    name: '',
    values: {},
  })
  expect(text).toContain('<b>A&B</b> & family')
  expect(html).toContain('&lt;b&gt;A&amp;B&lt;/b&gt; &amp; family')
  await change('mail.footer', { en: null }, 1)
  await change('answers.deleted', { en: null }, 1)
  expect(await loadOverrides(database.db)).toBe(true)
  expect(translate('en', 'answers.deleted')).not.toBe('Away with it')
})

test('the overrides of a language are bounded together', async () => {
  await sql`insert into message_overrides (key, texts) values ('full.text', jsonb_build_object('ru', repeat('x', ${maxTexts.total})))`.execute(
    database.db,
  )
  await expect(change('cart.title', { ru: 'Моя корзина' }, 4)).rejects.toMatchObject({
    details: { fields: { 'texts.ru': [{ key: 'tooManyTexts' }] } },
  })
  await sql`delete from message_overrides where key = 'full.text'`.execute(database.db)
})

test('of two editors who change one text at once, one gets a conflict', async () => {
  const results = await Promise.allSettled(
    ['One', 'Two'].map((text) => change('cart.empty', { en: text })),
  )
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(1)
  expect(refused[0]!.reason).toMatchObject({ code: 'version_conflict' })
})
