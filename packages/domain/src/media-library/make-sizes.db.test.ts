import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DomainError } from '../errors.ts'
import { createPicture } from '../testing/pictures.ts'
import { makeSizes, takeDueSizes } from './make-sizes.ts'
import type { MediaStore } from './media-store.ts'
import { PictureError, type PictureMaker } from './picture-maker.ts'

const database = testDatabase()

const store: MediaStore = {
  read: async () => undefined,
  withFile: (_path, use) => use('original'),
  write: async () => undefined,
  remove: async () => undefined,
}
const lost: PictureMaker = { make: () => Promise.reject(new PictureError('pictureBroken')) }
const diskFails: PictureMaker = { make: () => Promise.reject(new DomainError('unavailable')) }
const sound: PictureMaker = {
  make: async () => ({ width: 1, height: 1, files: [new Uint8Array(1), new Uint8Array(1)] }),
}

/** The state of a picture whose sizes were tried with makers, one attempt each. */
async function stateAfter(letter: string, makers: readonly PictureMaker[]): Promise<string> {
  const { db } = database
  const key = await createPicture(db, letter, 'preparing')
  for (const maker of makers) {
    await sql`update media set lease_until = case when key <> ${key} then 'infinity'::timestamptz end`.execute(
      db,
    )
    const due = await takeDueSizes(db)
    await makeSizes(db, { store, maker }, due!).catch(() => undefined)
  }
  const row = await db.selectFrom('media').select('state').where('key', '=', key).executeTakeFirst()
  return row!.state
}

test('a decoder that was killed beside a picture is tried again', async () => {
  expect(await stateAfter('a', [lost])).toBe('preparing')
  expect(await stateAfter('b', [lost, sound])).toBe('ready')
})

test('a picture that no attempt decodes is given up', async () => {
  expect(await stateAfter('c', Array(5).fill(lost))).toBe('failed')
})

test('a disk that cannot be read is no attempt of the picture', async () => {
  expect(await stateAfter('d', [...Array(5).fill(diskFails), lost])).toBe('preparing')
})
