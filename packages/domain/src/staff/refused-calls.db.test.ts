import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { acceptInvite } from './accept-invite.ts'
import { beginPasskey } from './add-passkey.ts'
import { changeOwn } from './change-own.ts'
import { changeStaff, removeStaff } from './change-staff.ts'
import { endOwnStaffSession } from './end-session.ts'
import { inviteStaff } from './invite.ts'
import { removePasskey } from './passkeys.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import type { ActingStaff } from './session.ts'
import { actingAs } from './testing.ts'
import { beginTotp, confirmTotp, removeTotp } from './totp.ts'

const database = testDatabase()
const unknown = 999_999
let owner: ActingStaff
let colleague: ActingStaff
beforeAll(async () => {
  owner = await actingAs(database.db, { email: 'owner@shop.test', roles: ['owner'] })
  colleague = await actingAs(database.db, { email: 'nare@shop.test', roles: ['content'] })
})
const refused = (code: string) => ({ code })
const invite = (email: string, me: ActingStaff, roles: ActingStaff['roles'] = ['picker']) =>
  inviteStaff(
    database.db,
    { email, name: 'New', roles: [...roles], origin: 'http://shop.test' },
    me,
  )

test('nobody gives, changes or takes roles that they do not have', async () => {
  const { db } = database
  const forbidden = refused('forbidden')
  await expect(invite('a@shop.test', colleague, ['owner'])).rejects.toMatchObject(forbidden)
  const change = { name: 'X', roles: ['content'] as const, active: true, version: 1 }
  for (const [id, roles] of [
    [owner.id, ['content']],
    [colleague.id, ['content', 'owner']],
  ] as const)
    await expect(
      changeStaff(db, id, { ...change, roles: [...roles] }, colleague),
    ).rejects.toMatchObject(forbidden)
  await expect(removeStaff(db, owner.id, 1, colleague)).rejects.toMatchObject(forbidden)
})

test('an e-mail of the staff is not invited, in capitals neither', async () => {
  await expect(invite('NARE@shop.test', owner)).rejects.toMatchObject(refused('email_taken'))
})

test('a link that was replaced by a later one opens nothing', async () => {
  const { link } = await invite('b@shop.test', owner)
  await invite('b@shop.test', owner)
  const call = { token: link.split('#k=')[1]!, password: 'a quiet harbour 7', requestId: 'r' }
  await expect(
    acceptInvite(database.db, call, { address: '10.1.1.1', userAgent: '' }),
  ).rejects.toMatchObject(refused('link_invalid'))
})

test('whoever is not there is not changed, and what is another’s is not ended or removed', async () => {
  const { db } = database
  const change = { name: 'X', roles: [], active: true, version: 1 }
  for (const call of [
    () => changeStaff(db, unknown, change, owner),
    () => removeStaff(db, unknown, 1, owner),
    () => endOwnStaffSession(db, colleague, owner.sessionId),
    () => removePasskey(db, unknown, colleague),
    () => removeTotp(db, colleague),
  ])
    await expect(call()).rejects.toMatchObject(refused('not_found'))
})

test('a second factor is added by a right code of the secret that was begun', async () => {
  const { db } = database
  const wrong = () => confirmTotp(db, colleague, '000000')
  await expect(wrong()).rejects.toMatchObject(refused('invalid_credentials'))
  await beginTotp(db, colleague, 'Tsiran')
  await expect(wrong()).rejects.toMatchObject(refused('invalid_credentials'))
  const row = await db
    .selectFrom('staff')
    .select('totp_secret')
    .where('id', '=', colleague.id)
    .executeTakeFirst()
  expect(row).toEqual({ totp_secret: null })
  await expect(renewRecoveryCodes(db, colleague)).rejects.toMatchObject(refused('conflict'))
})

test('a name that was saved meanwhile in another tab is not overwritten', async () => {
  const { db } = database
  const change = { name: 'Nare', locale: 'ru', version: 1 } as const
  await changeOwn(db, colleague, change)
  await expect(changeOwn(db, colleague, { ...change, name: 'Other' })).rejects.toMatchObject({
    code: 'version_conflict',
    details: { data: { current: { name: 'Nare', version: 2 } } },
  })
})

test('nobody has more than twenty passkeys', async () => {
  const { db } = database
  const party = { name: 'Shop', origin: 'http://shop.test' }
  const key = { staff_id: owner.id, public_key: Buffer.from('k'), counter: 0, transports: [] }
  const keys = Array.from({ length: 20 }, (_, index) => ({
    ...key,
    credential_id: `key-${index}`,
    name: `Key ${index}`,
  }))
  await db.insertInto('staff_passkeys').values(keys.slice(1)).execute()
  expect(await beginPasskey(db, owner, party)).toHaveProperty('challenge')
  await db.insertInto('staff_passkeys').values(keys[0]!).execute()
  await expect(beginPasskey(db, owner, party)).rejects.toMatchObject(refused('conflict'))
})
