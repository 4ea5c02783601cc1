import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { byScript } from '../testing/fixtures.ts'
import { changeMedia } from './change-media.ts'
import { mediaKey } from './media-key.ts'
import type { MediaStore } from './media-store.ts'

const database = testDatabase()
/** Both parts are stored already. */
const unused = () => Promise.reject(new Error('no file is needed'))
const store: MediaStore = { read: unused, withFile: unused, write: unused, remove: unused }
const services = { store, maker: { make: unused } }
const half = { x: 0, y: 0, width: 10, height: 20 }

/** A picture that is shown, and a part of it, with the smaller id, that was shown before. */
async function picture() {
  const original = 'a'.repeat(64)
  const [whole, part] = [mediaKey(original, null), mediaKey(original, half)]
  const row = {
    original,
    name: 'tea.png',
    bytes: 1,
    width: 20,
    height: 20,
    state: 'ready',
  } as const
  const alt = JSON.stringify({ hy: '', ru: '', en: '' })
  const crop = JSON.stringify(half)
  await database.db
    .insertInto('media')
    .values([
      { ...row, key: part, alt, crop, removed_at: new Date() },
      { ...row, key: whole, alt, crop: null, removed_at: null },
    ])
    .execute()
  return { whole, part }
}

const isFree = async (key: string) =>
  (await sql`select from media where key = ${key} for update skip locked`.execute(database.db)).rows
    .length === 1

const waits = async () =>
  (
    await sql<{ waits: boolean }>`
      select exists (select from pg_locks where not granted) as waits`.execute(database.db)
  ).rows[0]!.waits

test('both parts of a picture are locked by their ids, so that opposite crops never wait for each other', async () => {
  const { db } = database
  const { whole, part } = await picture()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const holder = db.transaction().execute(async (tx) => {
    await sql`select from media where key = ${whole} for update`.execute(tx)
    hold()
    await released
  })
  await held
  const changed = changeMedia(db, services, { key: whole, version: 1, crop: half, by: byScript })
  await expect.poll(waits).toBe(true)
  expect(await isFree(part)).toBe(false)
  release()
  await holder
  expect(await changed).toMatchObject({ key: part, crop: half })
})
