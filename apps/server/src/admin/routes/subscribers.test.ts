import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffRole } from '@tsiran/contract/admin/permissions'
import { buildTestApp } from '../../testing.ts'
import { signInTestStaff } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp(database)
  await sql`
    insert into newsletter_subscribers (email, locale, unsubscribe_key, confirmed_at)
    values ('ani@shop.test', 'hy', 'key-ani', now()), ('bob@shop.test', 'hy', 'key-bob', now())`.execute(
    database.db,
  )
})
afterAll(() => app.close())

/** The addresses that people with these roles see of those that a search finds. */
async function seen(roles: readonly StaffRole[], search: string) {
  const { inject } = await signInTestStaff(app, database.db, roles)
  const { data } = (await inject({ url: `/api/admin/subscribers?search=${search}` })).json()
  return data.map(({ email }: { email: string }) => email)
}

test('addresses of readers are for those who may see customers; whoever writes content sees them masked', async () => {
  const masked = ['b…@shop.test', 'a…@shop.test']
  expect(await seen(['content'], 'ani')).toEqual(masked)
  expect(await seen(['viewer'], 'ani')).toEqual(masked)
  expect(await seen(['owner'], 'ani')).toEqual(['ani@shop.test'])
  expect(await seen(['content', 'orders'], 'ani')).toEqual(['ani@shop.test'])
})
