import { testDatabase } from '@tsiran/db/testing'
import { beforeEach, expect, test } from 'vitest'
import { acceptInvite } from './accept-invite.ts'
import { changeStaff, removeStaff } from './change-staff.ts'
import { createStaff } from './create-staff.ts'
import { inviteStaff } from './invite.ts'
import type { ActingStaff } from './session.ts'
import { actingAs } from './testing.ts'

const database = testDatabase({ connections: 12 })
let owners: ActingStaff[]
beforeEach(async () => {
  const { db } = database
  await db
    .updateTable('staff')
    .set({ removed_at: new Date(), email: null, password_hash: null, active: false })
    .where('removed_at', 'is', null)
    .execute()
  owners = await Promise.all(
    [1, 2].map((n) => actingAs(db, { email: `owner${n}@shop.test`, roles: ['owner'] })),
  )
})
const activeOwners = async () =>
  (await database.db.selectFrom('staff').select('id').where('active', '=', true).execute()).length

test('two owners who remove each other at once leave one', async () => {
  const [a, b] = owners as [ActingStaff, ActingStaff]
  const results = await Promise.allSettled([
    removeStaff(database.db, a.id, 1, b),
    removeStaff(database.db, b.id, 1, a),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await activeOwners()).toBe(1)
})

test('two owners who step down at once leave one', async () => {
  const down = (me: ActingStaff) =>
    changeStaff(database.db, me.id, { name: 'X', roles: ['viewer'], active: true, version: 1 }, me)
  const results = await Promise.allSettled(owners.map(down))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const left = await database.db
    .selectFrom('staff')
    .select('roles')
    .where('active', '=', true)
    .execute()
  expect(left.map(({ roles }) => roles.join()).sort()).toEqual(['owner', 'viewer'])
})

test('the last owner neither steps down nor is removed', async () => {
  const { db } = database
  const [a, b] = owners as [ActingStaff, ActingStaff]
  await removeStaff(db, b.id, 1, a)
  const lastOwner = { code: 'last_owner' }
  const viewer = { name: 'X', roles: ['viewer' as const], active: true, version: 1 }
  await expect(changeStaff(db, a.id, viewer, a)).rejects.toMatchObject(lastOwner)
  const away = { ...viewer, roles: ['owner' as const], active: false }
  await expect(changeStaff(db, a.id, away, a)).rejects.toMatchObject(lastOwner)
  await expect(removeStaff(db, a.id, 1, a)).rejects.toMatchObject(lastOwner)
})

test('of two who change the same person at once one is refused with who and what changed', async () => {
  const { db } = database
  const id = (await createStaff(db, {
    email: 'x@shop.test',
    name: 'X',
    roles: ['viewer'],
    passwordHash: 'x',
    locale: 'hy',
  }))!
  const change = (me: ActingStaff, name: string) =>
    changeStaff(db, id, { name, roles: ['content'], active: true, version: 1 }, me)
  const results = await Promise.allSettled([change(owners[0]!, 'A'), change(owners[1]!, 'B')])
  const refused = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  const changed = results.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<{
    name: string
    version: number
  }>
  expect(changed.value.version).toBe(2)
  expect(refused.reason).toMatchObject({
    code: 'version_conflict',
    details: {
      data: {
        current: { name: changed.value.name, version: 2 },
        fields: ['name'],
        changed_by: expect.stringMatching(/^owner/),
      },
    },
  })
})

test('an invite makes one account, however often its link is opened at once', async () => {
  const { db } = database
  const invite = {
    email: 'new@shop.test',
    name: 'New',
    roles: ['picker'],
    origin: 'http://shop.test',
  } as const
  const { link } = await inviteStaff(db, invite, owners[0]!)
  const token = link.split('#k=')[1]!
  const accept = (n: number) =>
    acceptInvite(
      db,
      { token, password: 'a quiet harbour 7', requestId: 'r' },
      { address: `10.1.${n}.1`, userAgent: '' },
    )
  const results = await Promise.allSettled(Array.from({ length: 5 }, (_, n) => accept(n)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'link_invalid' })
  const rows = await db
    .selectFrom('staff')
    .select(['roles', 'name'])
    .where('email', '=', 'new@shop.test')
    .execute()
  expect(rows).toEqual([{ roles: ['picker'], name: 'New' }])
  const { text } = await db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', 'new@shop.test')
    .executeTakeFirstOrThrow()
  expect(text).toContain(link)
})

test('whoever loses their roles loses sessions and the invites that they sent', async () => {
  const { db } = database
  const [a, b] = owners as [ActingStaff, ActingStaff]
  await inviteStaff(
    db,
    { email: 'late@shop.test', name: 'Late', roles: ['owner'], origin: 'http://shop.test' },
    a,
  )
  await changeStaff(db, a.id, { name: 'A', roles: ['viewer'], active: true, version: 1 }, b)
  expect(
    await db.selectFrom('staff_sessions').select('id').where('staff_id', '=', a.id).execute(),
  ).toEqual([])
  expect(
    await db
      .selectFrom('staff_invites')
      .select('id')
      .where('email', '=', 'late@shop.test')
      .execute(),
  ).toEqual([])
})
