import { randomUUID } from 'node:crypto'
import { isUnavailable } from '@tsiran/db/errors'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createPerson } from '../testing/fixtures.ts'
import { endSession, findSession } from './sessions.ts'

const database = testDatabase({ connections: 14 })

/** Sessions of ten new people, with their owners. */
async function openSessions(name: string, count: number): Promise<Map<string, number>> {
  const owners = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      createPerson(database.db, `${name}-${index}@example.am`),
    ),
  )
  const sessions = new Map<string, number>()
  for (let index = 0; index < count; index++) {
    const customerId = owners[index % owners.length]!
    const { rows } = await sql<{ id: string }>`
      insert into sessions (customer_id, user_agent, expires_at)
      values (${customerId}, 'test', now() + interval '1 hour') returning id`.execute(database.db)
    sessions.set(rows[0]!.id, customerId)
  }
  return sessions
}

/** Looks sessions up from 12 callers at once until `work` is done. Each has to be its owner's, or over. */
async function whileLookedUp(sessions: Map<string, number>, work: () => Promise<void>) {
  let isDone = false
  let found = 0
  const ids = [...sessions.keys()]
  const lookUp = async (caller: number) => {
    for (let turn = caller; !isDone; turn++) {
      const id = ids[turn % ids.length]!
      const session = await findSession(database.db, id)
      if (session) expect(session).toMatchObject({ id, customerId: sessions.get(id) })
      if (session) found++
    }
  }
  const callers = Array.from({ length: 12 }, (_, caller) => lookUp(caller))
  await work().finally(() => (isDone = true))
  await Promise.all(callers)
  return found
}

test('callers at once get their own session each, and none for ended, expired, blocked and unknown ones', async () => {
  const sessions = await openSessions('own', 150)
  const ids = [...sessions.keys()]
  const [ended, expired, blocked] = ids as [string, string, string]
  await endSession(database.db, ended)
  await sql`update sessions set expires_at = now() - interval '1 minute' where id = ${expired}`.execute(
    database.db,
  )
  await sql`update customers set blocked = true where id = ${sessions.get(blocked)!}`.execute(
    database.db,
  )
  const asked = [...ids, ...ids, randomUUID(), ...ids.toReversed()]
  const found = await Promise.all(asked.map((id) => findSession(database.db, id)))
  const blockedOwner = sessions.get(blocked)
  const isMissing = (id: string) =>
    id === ended || id === expired || sessions.get(id) === blockedOwner
  const expected = asked.map((id) => (isMissing(id) ? undefined : sessions.get(id)))
  expect(found.map((session) => session?.customerId)).toEqual(expected)
})

test('a look-up that begins after a sign-out does not find the session, while others are looked up', async () => {
  const sessions = await openSessions('out', 40)
  const found = await whileLookedUp(sessions, async () => {
    for (const id of [...sessions.keys()].slice(0, 35)) {
      expect(await findSession(database.db, id)).toBeDefined()
      await endSession(database.db, id)
      expect(await findSession(database.db, id)).toBeUndefined()
    }
  })
  expect(found).toBeGreaterThan(0)
})

test('a failed look-up fails its callers, and later ones find their sessions', async () => {
  const [id] = (await openSessions('lost', 1)).keys() as Iterable<string> as [string]
  const locked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const lock = database.db.transaction().execute(async (tx) => {
    await sql`lock table sessions in access exclusive mode`.execute(tx)
    locked.resolve()
    await release.promise
  })
  await locked.promise
  const results = await Promise.allSettled([1, 2, 3].map(() => findSession(database.db, id)))
  const reasons = results.map((result) => result.status === 'rejected' && result.reason)
  expect(reasons.map(isUnavailable)).toEqual([true, true, true])
  release.resolve()
  await lock
  expect(await findSession(database.db, id)).toMatchObject({ id })
})
