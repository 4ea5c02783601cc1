import { testDatabase } from '@tsiran/db/testing'
import { expect, test, vi } from 'vitest'
import { createSessionTokens } from './session-tokens.ts'

const database = testDatabase()
const id = '6f9619ff-8b86-4d11-b42d-00c04fc964ff'
const later = new Date(Date.now() + 60_000)

test('processes that start at once agree on one secret, and read each other’s tokens', async () => {
  const processes = Array.from({ length: 5 }, () => createSessionTokens(database.db))
  const signed = await Promise.all(processes.map((tokens) => tokens.sign(id, later)))
  const read = await Promise.all(
    signed.flatMap((token) => processes.map((tokens) => tokens.read(token))),
  )
  expect(new Set(read)).toEqual(new Set([id]))
  expect(await database.db.selectFrom('secrets').select('name').execute()).toEqual([
    { name: 'session' },
  ])
})

test('a configured secret replaces the stored one', async () => {
  const [stored, configured] = [
    createSessionTokens(database.db),
    createSessionTokens(database.db, 's'.repeat(32)),
  ]
  const token = await configured.sign(id, later)
  expect(await configured.read(token)).toBe(id)
  expect(await createSessionTokens(database.db, 's'.repeat(32)).read(token)).toBe(id)
  expect(await stored.read(token)).toBeUndefined()
})

test('anything but a token reads as undefined', async () => {
  const tokens = createSessionTokens(database.db)
  for (const text of ['', 'x', 'a.b.c', '..', '{}', `${'a'.repeat(5000)}.b.c`])
    expect(await tokens.read(text)).toBeUndefined()
})

test('a failed read of the secret is retried', async () => {
  vi.spyOn(database.db, 'selectFrom').mockImplementationOnce(() => {
    throw new Error('away')
  })
  const tokens = createSessionTokens(database.db)
  await expect(tokens.sign(id, later)).rejects.toThrow('away')
  expect(await tokens.read(await tokens.sign(id, later))).toBe(id)
})
