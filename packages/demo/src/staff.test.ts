import { staffRoles } from '@tsiran/contract/admin/permissions'
import { testDatabase } from '@tsiran/db/testing'
import { signInStaff } from '@tsiran/domain/staff/sign-in'
import { expect, test } from 'vitest'
import { demoStaff, seedStaff } from './staff.ts'

const database = testDatabase()

test('each role has an account with a public password, which is made once', async () => {
  const { db } = database
  expect(await seedStaff(db)).toBe(true)
  expect(await seedStaff(db)).toBe(false)
  const rows = await db
    .selectFrom('staff')
    .select(['email', 'roles', 'is_demo'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual(
    staffRoles.map((role) => ({ email: `${role}@tsiran.example`, roles: [role], is_demo: true })),
  )
  const visitor = { address: '127.0.0.1', userAgent: 'test' }
  for (const { email, password } of demoStaff)
    expect(
      await signInStaff(db, { email, password, demoAllowed: true, requestId: 'r' }, visitor),
    ).toMatch(/^[\w-]{43}$/)
})
