import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { byScript as by } from '../testing/fixtures.ts'
import { createPicture } from '../testing/pictures.ts'
import { deleteMedia, restoreMedia } from './delete-media.ts'
import { readMedia } from './media-rows.ts'

const database = testDatabase()

test('a picture is deleted by whoever saw its last version, and restored once', async () => {
  const { db } = database
  const key = await createPicture(db, '1')
  const { version } = await readMedia(db, key)
  const stale = deleteMedia(db, { key, version: version + 1, locale: 'en', by })
  await expect(stale).rejects.toMatchObject({ code: 'version_conflict' })
  await deleteMedia(db, { key, version, locale: 'en', by })
  await expect(readMedia(db, key)).rejects.toMatchObject({ code: 'not_found' })
  for (let times = 0; times < 2; times += 1)
    expect(await restoreMedia(db, { key, by })).toMatchObject({ key, uses: 0 })
  const actions = await db.selectFrom('audit_log').select('action').orderBy('id').execute()
  expect(actions.map(({ action }) => action)).toEqual(['media.delete', 'media.restore'])
})

test('neither an unknown picture nor one that is being stored is restored', async () => {
  for (const key of ['m-none', await createPicture(database.db, '2', 'storing')])
    await expect(restoreMedia(database.db, { key, by })).rejects.toMatchObject({
      code: 'not_found',
    })
})
