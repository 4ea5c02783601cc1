import type { StaffRole } from '@tsiran/contract/admin/permissions'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../../testing.ts'
import { signInTestStaff } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp(database)
  await sql`
    insert into contact_messages (locale, name, email, phone, message)
    values ('en', 'Anahit Saryan', 'ani@shop.test', '+37491123456', 'Is the honey back?')`.execute(
    database.db,
  )
})
afterAll(() => app.close())

/** What people with these roles see of the messages that a search finds, each also on its own page. */
async function seen(roles: readonly StaffRole[], search: string) {
  const { inject } = await signInTestStaff(app, database.db, roles)
  const { data } = (await inject({ url: `/api/admin/messages?search=${search}` })).json()
  const pages = await Promise.all(
    data.map(({ id }: { id: number }) => inject({ url: `/api/admin/messages/${id}` })),
  )
  const people = [...data, ...pages.map((page) => page.json().data)].map(
    ({ name, email, phone }) => [name, email, phone],
  )
  expect(people.slice(data.length)).toEqual(people.slice(0, data.length))
  return people.slice(data.length)
}

test('whoever may not answer a message sees its writer masked, and finds by its words alone', async () => {
  for (const roles of [['viewer'], ['catalogue']] as const) {
    expect(await seen(roles, 'honey')).toEqual([['A… S…', 'a…@shop.test', '…56']])
    for (const search of ['Saryan', 'ani@shop', 'honey Anahit'])
      expect(await seen(roles, search)).toEqual([])
  }
})

test('whoever may answer a message sees its writer', async () => {
  for (const role of ['owner', 'orders', 'content'] as const)
    expect(await seen([role], 'Saryan')).toEqual([
      ['Anahit Saryan', 'ani@shop.test', '+37491123456'],
    ])
})
