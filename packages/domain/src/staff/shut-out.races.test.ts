import type { Tx } from '@tsiran/db/database'
import { settleBehind, testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createStaff } from './create-staff.ts'
import { endSessionsOf, resetSecondFactor } from './shut-out.ts'
import { actingAs } from './testing.ts'

const database = testDatabase()
let number = 0

/** Somebody, and a colleague who is no owner. */
async function createTwo() {
  const { db } = database
  number++
  const person = {
    email: `${number}@shop.test`,
    name: 'Ani',
    locale: 'hy',
    passwordHash: 'x',
  } as const
  const id = (await createStaff(db, { ...person, roles: ['viewer'] }))!
  return { id, me: await actingAs(db, { email: `me-${number}@shop.test`, roles: ['viewer'] }) }
}

test.each([
  ['a second factor is reset', resetSecondFactor],
  ['sessions are ended', endSessionsOf],
])('where %s of somebody who is being removed, there is nobody', async (_what, shutOut) => {
  const { db } = database
  const { id, me } = await createTwo()
  const remove = (tx: Tx) =>
    sql`update staff set removed_at = now(), email = null, password_hash = null, active = false where id = ${id}`.execute(
      tx,
    )
  const result = await settleBehind(db, remove, async () => {
    await shutOut(db, id, me, 'http://shop.test')
  })
  expect(result).toMatchObject({ reason: { code: 'not_found' } })
})

test('whoever is becoming an owner keeps their factor from a colleague who is none', async () => {
  const { db } = database
  const { id, me } = await createTwo()
  const raise = (tx: Tx) => sql`update staff set roles = '{owner}' where id = ${id}`.execute(tx)
  const reset = () => resetSecondFactor(db, id, me, 'http://shop.test')
  expect(await settleBehind(db, raise, reset)).toMatchObject({ reason: { code: 'forbidden' } })
})
