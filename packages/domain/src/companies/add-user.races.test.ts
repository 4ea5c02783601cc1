import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { defaultLimits } from '../shared/limits.ts'
import { createPerson, createTestCompany } from '../testing/fixtures.ts'
import { addUser } from './add-user.ts'
import { listUsers } from './list-users.ts'

const database = testDatabase({ connections: 8 })

test('users added at once stay within the company’s limit, and other companies are not affected', async () => {
  const { db } = database
  const companyId = await createTestCompany(db, 'Aragats')
  const actor = {
    companyId,
    customerId: await createPerson(db, 'manager@example.am', 'Manager', companyId),
  }
  const otherId = await createTestCompany(db, 'Ararat')
  const other = {
    companyId: otherId,
    customerId: await createPerson(db, 'other@example.am', 'Manager', otherId),
  }
  const form = (name: string) => ({
    name,
    email: `${name}@example.am`,
    password: 'kitchen-17',
    position: 'Chef',
  })
  const client = { address: '192.0.2.1', userAgent: '' }
  const add = (whose: typeof actor, name: string) =>
    addUser(db, whose, {
      form: form(name),
      locale: 'en',
      client,
      limits: { ...defaultLimits, companyUsers: 2 },
    })
  const results = await Promise.allSettled(
    ['a', 'b', 'c', 'd', 'e'].map((name) => add(actor, name)),
  )
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason.code] : [],
  )
  expect(refused).toEqual(Array(3).fill('too_many_users'))
  expect(await listUsers(db, companyId)).toHaveLength(2)
  expect(await add(other, 'f')).toMatchObject({ name: 'f' })
})
