import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { testDatabase } from '@tsiran/db/testing'
import { createProduct, byScript } from '@tsiran/domain/testing/fixtures'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zipOf } from '../../../../tests/zip-fixture.ts'
import { testPicture } from '../admin/testing-files.ts'
import { incomingFolder } from '../admin/uploads.ts'
import { readConfig } from '../config.ts'
import { createMedia, type Context } from '../context.ts'
import { attachPicturesFromZip } from './attach-zip.ts'
import { maxEntries, readZipFile } from './zip-file.ts'

const database = testDatabase()
let folder: string
let context: Context
let number = 7_000

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tsiran-zip-'))
  const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: folder })
  const media = createMedia(config, pino({ level: 'silent' }))
  context = { db: database.db, config, media } as Context
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

async function stored(bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, `${++number}.zip`)
  await writeFile(file, bytes)
  return file
}
const picture = () => testPicture(++number)
const endOf = (zip: Buffer) => zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
const directoryOf = (zip: Buffer) => zip.readUInt32LE(endOf(zip) + 16)

/** A zip of one picture, with something about it changed. */
async function changed(change: (zip: Buffer) => unknown): Promise<Uint8Array> {
  const zip = Buffer.from(zipOf([{ name: 'TEA.png', content: await picture() }]))
  const result = change(zip)
  return Buffer.isBuffer(result) ? result : zip
}

const broken: [string, string, () => Promise<Uint8Array>][] = [
  ['no zip', 'zipBroken', async () => Buffer.from('no zip at all')],
  ['an empty file', 'zipBroken', async () => Buffer.alloc(0)],
  ['one that is cut off', 'zipBroken', () => changed((zip) => zip.subarray(0, zip.length - 60))],
  ['one without its beginning', 'zipBroken', () => changed((zip) => zip.subarray(90))],
  [
    'a protected one',
    'zipProtected',
    () => changed((zip) => zip.writeUInt16LE(1, directoryOf(zip) + 8)),
  ],
  [
    'another compression',
    'zipBroken',
    () => changed((zip) => zip.writeUInt16LE(99, directoryOf(zip) + 10)),
  ],
  [
    'more files than it has',
    'zipBroken',
    () => changed((zip) => zip.writeUInt16LE(2, endOf(zip) + 10)),
  ],
  [
    'a file beyond its end',
    'zipBroken',
    () => changed((zip) => zip.writeUInt32LE(0xffffffff, directoryOf(zip) + 42)),
  ],
  [
    'a list of names beyond its end',
    'zipBroken',
    () => changed((zip) => zip.writeUInt32LE(0xfffffff0, endOf(zip) + 16)),
  ],
  ['zip64', 'zipTooMany', () => changed((zip) => zip.writeUInt16LE(0xffff, endOf(zip) + 10))],
  [
    'a list of names of 4 GB',
    'zipTooMany',
    () => changed((zip) => zip.writeUInt32LE(0xffffffff, endOf(zip) + 12)),
  ],
  [
    'too many files',
    'zipTooMany',
    async () =>
      zipOf(Array.from({ length: maxEntries + 1 }, (_, index) => ({ name: `${index}.png` }))),
  ],
]
test.each(broken)('%s is refused as a whole: %s', async (_, problem, zip) => {
  await expect(readZipFile(await stored(await zip()))).rejects.toMatchObject({ problem })
})

const bomb = () => deflateRawSync(Buffer.alloc(26 * 1024 * 1024))

test('of hostile files each is refused by name, and the pictures beside them are stored', async () => {
  const { db } = database
  await createProduct(db, { sku: 'TEA' })
  const inner = zipOf([{ name: 'deep.png', packed: bomb() }])
  const huge = await sharp({
    create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer()
  const zip = await stored(
    zipOf([
      { name: '../../../../TEA.png', content: await picture() },
      { name: String.raw`C:\windows\TEA-2.png`, content: await picture() },
      { name: 'TEA.png', content: await picture() },
      { name: 'link.png', content: Buffer.from('/etc/passwd'), stored: true },
      { name: 'text.jpg', content: Buffer.from('this is a text') },
      { name: 'inner.zip', content: Buffer.from(inner) },
      { name: 'bomb.png', packed: bomb(), size: 10 },
      { name: 'huge.png', content: huge },
      { name: 'broken.png', packed: Buffer.from('no deflated bytes') },
      { name: 'empty.png', stored: true },
      { name: '__MACOSX/._TEA.png', content: Buffer.from('x') },
    ]),
  )
  const result = await attachPicturesFromZip(context, zip, { by: byScript })
  expect(result.refused).toEqual([
    { name: 'link.png', problem: 'pictureType' },
    { name: 'text.jpg', problem: 'pictureType' },
    { name: 'inner.zip', problem: 'pictureType' },
    { name: 'bomb.png', problem: 'pictureTooLarge' },
    { name: 'huge.png', problem: 'picturePixels' },
    { name: 'broken.png', problem: 'pictureBroken' },
    { name: 'empty.png', problem: 'pictureEmpty' },
  ])
  expect(result).toMatchObject({ stored: 3, attached: 3, unmatched: [] })
  expect(await readdir(incomingFolder(folder))).toEqual([])
})

test('files that unpack to more than all may come to are not unpacked any more', async () => {
  const bombs = Array.from({ length: 3 }, (_, index) => ({ name: `${index}.png`, packed: bomb() }))
  const zip = await stored(zipOf([...bombs, { name: 'TEA-9.png', content: await picture() }]))
  const { stored: count, refused } = await attachPicturesFromZip(context, zip, {
    by: byScript,
    maxUnpacked: 60 * 1024 * 1024,
  })
  expect(count).toBe(0)
  expect(refused.map(({ name }) => name)).toEqual(['0.png', '1.png', '2.png', 'TEA-9.png'])
})
