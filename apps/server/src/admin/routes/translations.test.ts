import { testDatabase } from '@tsiran/db/testing'
import { changeText } from '@tsiran/domain/texts/change-text'
import { byScript } from '@tsiran/domain/testing/fixtures'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../testing.ts'
import { signInTestStaff } from '../testing.ts'

const database = testDatabase()

test('texts of which a language is missing are found by either name of that filter', async () => {
  const { db } = database
  const app = await buildTestApp(database)
  const staff = await signInTestStaff(app, db, 'content')
  await changeText(db, { key: 'cart.title', version: 0, texts: { en: 'Basket' }, by: byScript })
  for (const filter of ['missing=true', 'state=missing', 'missing=true&state=missing']) {
    const found = await staff.inject({ url: `/api/admin/translations?search=cart.title&${filter}` })
    expect(found.json().data.map(({ key }: { key: string }) => key)).toEqual(['cart.title'])
  }
  const none = await staff.inject({
    url: '/api/admin/translations?search=cart.continue&missing=true',
  })
  expect(none.json().data).toEqual([])
  await app.close()
})
