import { mkdir, mkdtemp, rename, rm, symlink, unlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { MediaStore } from '@tsiran/domain/media-library/media-store'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderStore } from './folder-store.ts'

let folder: string
let store: MediaStore
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tsiran-media-'))
  store = folderStore(
    path.join(folder, 'media'),
    path.join(folder, 'incoming'),
    pino({ level: 'silent' }),
  )
  for (const name of ['originals/m-1', 'originals/m-2'])
    await store.write(name, Buffer.from(name), 'image/png')
})
afterEach(() => rm(folder, { recursive: true }))

const find = (name: string) => store.withFile(name, async (file) => file !== undefined)

test('an original that cannot be read for a moment is not taken for a lost one', async () => {
  const originals = path.join(folder, 'media/originals')
  await rename(originals, `${originals}-away`)
  // A folder that cannot be opened: a loop of links is refused to every user.
  await symlink(originals, originals)
  await expect(find('originals/m-1')).rejects.toMatchObject({ code: 'unavailable' })
  await unlink(originals)
  // A disk that is not mounted leaves an empty folder.
  await expect(find('originals/m-1')).rejects.toMatchObject({ code: 'unavailable' })
  await rename(`${originals}-away`, originals)
  expect([await find('originals/m-1'), await find('originals/m-3')]).toEqual([true, false])
})

test('a store whose last original was removed is still there', async () => {
  await store.remove(['originals/m-1', 'originals/m-2'])
  expect(await find('originals/m-1')).toBe(false)
  await mkdir(path.join(folder, 'media/m-1'))
  await store.remove(['m-1/240.webp'])
  await expect(rm(path.join(folder, 'media/m-1'))).rejects.toMatchObject({ code: 'ENOENT' })
})
