import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createPerson } from '../testing/fixtures.ts'
import { listCustomers } from './list-customers.ts'

const database = testDatabase()

test('the list tells and filters who has consented to the newsletter; a request alone is no consent', async () => {
  const { db } = database
  const reader = await createPerson(db, 'Reader@example.am')
  const asked = await createPerson(db, 'asked@example.am')
  const other = await createPerson(db, 'other@example.am')
  await sql`insert into newsletter_subscribers (email, locale, unsubscribe_key, confirmed_at)
    values ('reader@example.am', 'hy', 'a', now()), ('asked@example.am', 'hy', 'b', null)`.execute(
    db,
  )
  const list = async (newsletter?: boolean) =>
    (await listCustomers(db, { page: 1, limit: 50, newsletter, sort: 'created_at' })).data.map(
      (row) => [row.id, row.newsletter],
    )
  expect(await list()).toEqual([
    [reader, true],
    [asked, false],
    [other, false],
  ])
  expect(await list(true)).toEqual([[reader, true]])
  expect(await list(false)).toEqual([
    [asked, false],
    [other, false],
  ])
})
