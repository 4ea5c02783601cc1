import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { createPerson, createTestCompany, testPassword } from '../testing/fixtures.ts'
import { editUser } from './edit-user.ts'

const database = testDatabase({ connections: 4 })

test('a password that the user chooses while the Manager saves the form with the old one stays', async () => {
  const { db } = database
  const companyId = await createTestCompany(db, 'Aragats')
  const actor = {
    companyId,
    customerId: await createPerson(db, 'manager@example.am', 'Manager', companyId),
  }
  const id = await createPerson(db, 'aram@example.am', 'subUser', companyId)
  const form = { name: 'Aram', email: 'aram@example.am', password: testPassword, position: 'Chef' }
  const saving = editUser(db, actor, { id, form, client: { address: '192.0.2.1', userAgent: '' } })
  // Hashing the form's password takes longer than this write.
  await db
    .updateTable('customers')
    .set({ password_hash: 'chosen meanwhile' })
    .where('id', '=', id)
    .execute()
  await saving.catch(() => undefined)
  const { password_hash } = await db
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(password_hash).toBe('chosen meanwhile')
})
