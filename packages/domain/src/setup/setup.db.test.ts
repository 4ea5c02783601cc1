import type { SetupStep } from '@tsiran/contract/admin/setup'
import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { changeShopSettings, readShopSettings } from '../settings/shop-settings.ts'
import { byScript } from '../testing/fixtures.ts'
import { changePage } from '../content/change-page.ts'
import { changeShippingMethod } from '../settings/methods.ts'
import { dismissSetup, resumeStep, skipStep } from './change-setup.ts'
import { readSetup } from './read-setup.ts'

const database = testDatabase()
const by = byScript
const text = (word: string) => perLocale(() => word)
const providers = new Set(['cashondelivery'])

const read = () => readSetup(database.db, providers)
const stateOf = async (step: SetupStep) =>
  (await read()).steps.find((one) => one.step === step)!.state
const auditRows = async () =>
  (
    await sql<{
      action: string
    }>`select action from audit_log where action like 'setup.%' order by id`.execute(database.db)
  ).rows.map(({ action }) => action)

test('an empty shop has every step open, and is open to shoppers with its names and contacts', async () => {
  const before = await read()
  expect(before).toMatchObject({ is_open: false, dismissed: false })
  expect(new Set(before.steps.map(({ state }) => state))).toEqual(new Set(['open']))
  expect(before.demo).toEqual({ state: 'none', job_id: null, obstacle: 'not_set_up' })
  await changeShopSettings(
    database.db,
    {
      ...(await readShopSettings(database.db)),
      name: text('Shop'),
      phone: '+374 10 123456',
      email: 'shop@example.am',
      address: text('Abovyan 1'),
    },
    { by },
  )
  const after = await read()
  expect(after).toMatchObject({ is_open: true, demo: { obstacle: null } })
  // Cash on delivery and pickup are on from the first moment.
  expect(after.steps.filter(({ state }) => state === 'done').map(({ step }) => step)).toEqual([
    'shop',
    'payment',
  ])
  expect(
    (await sql`select code from shipping_methods where active`.execute(database.db)).rows,
  ).toEqual([{ code: 'free_free' }])
})

test('a step is done by its fact alone, and open again once the fact is gone', async () => {
  const { db } = database
  const delivery = (active: boolean, version: number) =>
    changeShippingMethod(db, { code: 'flatrate_flatrate', version, by, active })
  expect(await stateOf('delivery')).toBe('open')
  await delivery(true, 1)
  expect(await stateOf('delivery')).toBe('done')
  await delivery(false, 2)
  expect(await stateOf('delivery')).toBe('open')
  await changePage(db, { id: 4, version: 1, by, change: { hidden: false } })
  expect(await stateOf('terms')).toBe('done')
})

test('a step is skipped and taken up again, each once in the log; a done one counts as done', async () => {
  const { db } = database
  await skipStep(db, { step: 'logo', by })
  await skipStep(db, { step: 'logo', by })
  await skipStep(db, { step: 'import', by })
  expect([await stateOf('logo'), await stateOf('import')]).toEqual(['skipped', 'skipped'])
  await sql`update channels set logo = 'm-1'`.execute(db)
  expect(await stateOf('logo')).toBe('done')
  await sql`update channels set logo = null`.execute(db)
  await resumeStep(db, { step: 'logo', by })
  expect(await stateOf('logo')).toBe('open')
  await dismissSetup(db, { dismissed: true, by })
  await dismissSetup(db, { dismissed: false, by })
  expect(await auditRows()).toEqual([
    'setup.skip',
    'setup.skip',
    'setup.resume',
    'setup.dismiss',
    'setup.show',
  ])
})

test('people who skip different steps at once lose none', async () => {
  const steps = ['categories', 'product', 'terms', 'order'] as const
  await Promise.all(steps.map((step) => skipStep(database.db, { step, by })))
  const { rows } = await sql<{ skipped: string[] }>`
    select value -> 'skipped' as skipped from settings where name = 'setup'`.execute(database.db)
  expect(rows[0]!.skipped).toEqual(['categories', 'product', 'import', 'terms', 'order'])
})
