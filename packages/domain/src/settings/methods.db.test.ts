import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { byScript } from '../testing/fixtures.ts'
import { changePaymentMethod, changeShippingMethod, movePaymentMethod } from './methods.ts'
import { readPaymentMethods, readShippingMethods } from './read-methods.ts'

const database = testDatabase()
const by = byScript
const text = (word: string) => perLocale(() => word)
const json = JSON.stringify(text('Way'))
const providers = new Set(['cashondelivery', 'idram'])

beforeAll(async () => {
  await database.db.deleteFrom('shipping_methods').execute()
  await database.db.deleteFrom('payment_methods').execute()
  for (const [position, code] of ['flatrate_flatrate', 'free_free'].entries())
    await database.db
      .insertInto('shipping_methods')
      .values({ code, title: json, description: json, rate: 1000, position })
      .execute()
  for (const [position, method] of ['cashondelivery', 'credit', 'ameriabank', 'idram'].entries())
    await database.db
      .insertInto('payment_methods')
      .values({ method, title: json, description: json, img: '', position, active: position < 3 })
      .execute()
})

const versionOf = async (code: string) =>
  [
    ...(await readShippingMethods(database.db)),
    ...(await readPaymentMethods(database.db, providers)),
  ].find((method) => method.code === code)!.version

test('a way of delivery is worded, priced, and refused without words', async () => {
  const code = 'flatrate_flatrate'
  const [changed] = await changeShippingMethod(database.db, {
    code,
    version: 1,
    by,
    rate: 700,
    free_from: 2e4,
    title: text(' By  courier '),
  })
  expect(changed).toMatchObject({
    version: 2,
    title: text('By courier'),
    rate: 700,
    free_from: 20_000,
    active: true,
  })
  await expect(
    changeShippingMethod(database.db, { code, version: 2, by, title: { ...text('x'), hy: '' } }),
  ).rejects.toMatchObject({ details: { fields: { 'title.hy': [{ key: 'required' }] } } })
  await expect(
    changeShippingMethod(database.db, { code, version: 1, by, rate: 5 }),
  ).rejects.toMatchObject({ code: 'version_conflict', details: { data: { fields: ['rate'] } } })
  await expect(
    changeShippingMethod(database.db, { code: 'dragon_dragon', version: 1, by }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

test('of two people who switch off the last two ways at once, one is refused', async () => {
  const results = await Promise.allSettled(
    ['flatrate_flatrate', 'free_free'].map(async (code) =>
      changeShippingMethod(database.db, {
        code,
        version: await versionOf(code),
        by,
        active: false,
      }),
    ),
  )
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = results.find((result) => result.status === 'rejected')!
  expect(refused.reason).toMatchObject({
    details: { fields: { active: [{ key: 'lastMethod' }] } },
  })
  expect((await readShippingMethods(database.db)).filter(({ active }) => active)).toHaveLength(1)
})

test('a way of payment that everybody may use and that is connected stays on', async () => {
  const change = async (code: string, active: boolean) =>
    changePaymentMethod(database.db, {
      code,
      version: await versionOf(code),
      by,
      providers,
      active,
    })
  await expect(change('cashondelivery', false)).rejects.toMatchObject({
    details: { fields: { active: [{ key: 'lastMethod' }] } },
  })
  await change('idram', true)
  const methods = await change('cashondelivery', false)
  expect(methods.map(({ code, active, connected }) => [code, active, connected])).toEqual([
    ['cashondelivery', false, true],
    ['credit', true, true],
    ['ameriabank', true, false],
    ['idram', true, true],
  ])
})

test('ways are put in order', async () => {
  const moved = await movePaymentMethod(database.db, {
    code: 'idram',
    version: await versionOf('idram'),
    by,
    providers,
    before: 'cashondelivery',
  })
  expect(moved.map(({ code }) => code)).toEqual(['idram', 'cashondelivery', 'credit', 'ameriabank'])
  await expect(
    movePaymentMethod(database.db, { code: 'idram', version: 1, by, providers, before: null }),
  ).rejects.toMatchObject({ code: 'version_conflict' })
  const version = await versionOf('idram')
  await expect(
    movePaymentMethod(database.db, { code: 'idram', version, by, providers, before: 'barter' }),
  ).rejects.toMatchObject({ details: { fields: { before: [{ key: 'invalid' }] } } })
})
