import type { Tx } from '@tsiran/db/database'
import { settleBehind, testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashPassword } from '../customers/password.ts'
import { shopItself } from '../shared/viewer.ts'
import { changeOwnPassword } from './change-own.ts'
import { signOutStaff } from './end-session.ts'
import { endStaffSessions } from './sessions.ts'
import { actingAs } from './testing.ts'

const database = testDatabase()

test('a password that is being changed gives way to the recovery that ends the session', async () => {
  const { db } = database
  const current = 'a quiet harbour 7'
  const passwordHash = await hashPassword(current, shopItself)
  const me = await actingAs(db, { email: 'ani@shop.test', roles: ['owner'], passwordHash })
  const recover = async (tx: Tx) => {
    await sql`update staff set password_hash = 'recovered' where id = ${me.id}`.execute(tx)
    await endStaffSessions(tx, me.id)
  }
  const changed = await settleBehind(db, recover, () =>
    changeOwnPassword(db, me, { current, password: 'another harbour 8' }),
  )
  expect(changed).toMatchObject({ reason: { code: 'unauthenticated' } })
  const { rows } = await sql`select password_hash from staff where id = ${me.id}`.execute(db)
  expect(rows).toEqual([{ password_hash: 'recovered' }])
})

test('whoever signs out twice at once is signed out', async () => {
  const { db } = database
  const me = await actingAs(db, { email: 'twice@shop.test', roles: ['viewer'] })
  await Promise.all([signOutStaff(db, me), signOutStaff(db, me)])
  const logged = db.selectFrom('audit_log').select('action').where('staff_id', '=', me.id)
  expect(await logged.execute()).toEqual([{ action: 'session.end' }])
})
