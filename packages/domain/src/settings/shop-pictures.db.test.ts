import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { deleteMedia } from '../media-library/delete-media.ts'
import { readMedia } from '../media-library/media-rows.ts'
import { byScript as by } from '../testing/fixtures.ts'
import { createPicture } from '../testing/pictures.ts'
import { changeShopSettings, readShopSettings } from './shop-settings.ts'
import { changeSeoSettings, readSeoSettings } from './seo-settings.ts'

const database = testDatabase()

/** A picture that was deleted while somebody had it chosen on the page of settings. */
async function deletedPicture(digit: string): Promise<string> {
  const { db } = database
  const key = await createPicture(db, digit)
  await deleteMedia(db, { key, locale: 'en', by })
  return key
}

test('a deleted picture that becomes the logo, or what messengers show, is restored', async () => {
  const { db } = database
  const name = perLocale(() => 'Shop')
  const shop = { name, phone: '+374 10 123456', email: 'a@b.am', address: name }
  const logo = await deletedPicture('1')
  await changeShopSettings(db, { ...(await readShopSettings(db)), ...shop, logo }, { by })
  const share_image = await deletedPicture('2')
  await changeSeoSettings(db, { ...(await readSeoSettings(db)), share_image }, { by })
  for (const key of [logo, share_image]) expect(await readMedia(db, key)).toMatchObject({ uses: 1 })
})
