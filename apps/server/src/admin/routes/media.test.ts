// Long because each hostile file is a row, and one shop answers for all of them.
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { MediaRow } from '@tsiran/contract/admin/media-shapes'
import { testDatabase } from '@tsiran/db/testing'
import { makeSizes, takeDueSizes } from '@tsiran/domain/media-library/make-sizes'
import { removeMedia, takeDueRemoval } from '@tsiran/domain/media-library/clean-up'
import { refreshListings } from '@tsiran/domain/catalog/refresh-listings'
import { createProduct } from '@tsiran/domain/testing/fixtures'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createMedia } from '../../context.ts'
import { buildTestApp } from '../../testing.ts'
import { signInTestStaff, type TestStaff } from '../testing.ts'
import { filesForm, testPicture } from '../testing-files.ts'

const database = testDatabase()
let app: FastifyInstance
let folder: string
let staff: TestStaff
let media: ReturnType<typeof createMedia>
let number = 1_000

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tsiran-library-'))
  app = await buildTestApp(database, undefined, undefined, undefined, { DATA_DIR: folder })
  staff = await signInTestStaff(app, database.db, 'catalogue')
  const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: folder })
  media = createMedia(config, pino({ level: 'silent' }))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const send = (files: { name: string; content: Buffer }[], locale = 'en') => {
  const { payload, headers } = filesForm(files)
  return app.inject({
    method: 'POST',
    url: `/api/admin/media?locale=${locale}`,
    payload,
    headers: { ...staff.headers, ...headers },
  })
}
const upload = async (content: Buffer, name = 'tea.png'): Promise<MediaRow> =>
  (await send([{ name, content }])).json().data[0]
const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/admin/media${url}`,
    headers: staff.headers,
    ...(payload && { payload }),
  })
const fresh = () => testPicture(++number)
async function prepareAll() {
  for (let due = await takeDueSizes(database.db); due; due = await takeDueSizes(database.db))
    await makeSizes(database.db, media, due)
}
const stored = async () => (await readdir(path.join(folder, 'media'), { recursive: true })).sort()
const auditOf = async (action: string) =>
  (
    await database.db
      .selectFrom('audit_log')
      .select('subject_id')
      .where('action', '=', action)
      .execute()
  ).map((row) => row.subject_id)

test('an uploaded picture shows at once in one size, and soon in all, for ever', async () => {
  const { key, state, width, height } = await upload(await fresh())
  expect([state, width, height]).toEqual(['preparing', 60, 40])
  const early = await app.inject(`/media/${key}/1200.avif`)
  expect([early.statusCode, early.headers['content-type'], early.headers['cache-control']]).toEqual(
    [200, 'image/webp', 'no-store'],
  )
  await prepareAll()
  for (const [size, side] of [
    [240, 60],
    [1200, 60],
  ] as const)
    for (const format of ['avif', 'webp'] as const) {
      const answer = await app.inject(`/media/${key}/${size}.${format}`)
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      const { width: wide, height: high } = await sharp(answer.rawPayload).metadata()
      expect([answer.headers['content-type'], wide, high]).toEqual([`image/${format}`, side, side])
      const etag = String(answer.headers.etag)
      const again = await app.inject({
        url: `/media/${key}/${size}.${format}`,
        headers: { 'if-none-match': etag },
      })
      expect(again.statusCode).toBe(304)
    }
  const [row] = (await call('GET', `?keys=${key}`)).json().data as MediaRow[]
  expect(row).toMatchObject({ state: 'ready', uses: 0 })
  expect(await auditOf('media.upload')).toContain(key)
})

test('the original is stored and served nowhere', async () => {
  const { key } = await upload(await fresh())
  expect(existsSync(path.join(folder, 'media/originals', key))).toBe(true)
  for (const address of [
    `/media/originals/${key}`,
    `/media/${key}/original`,
    `/media/originals/${key}/480.webp`,
  ])
    expect((await app.inject(address)).statusCode).toBe(404)
})

test('a photograph is turned upright and loses its metadata', async () => {
  const photo = await sharp({
    create: { width: 80, height: 40, channels: 3, background: '#a03020' },
  })
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: '<script>alert(1)</script>' } } })
    .jpeg()
    .toBuffer()
  const { key, width, height } = await upload(photo, 'photo.jpg')
  await prepareAll()
  expect([width, height]).toEqual([40, 80])
  const { rawPayload } = await app.inject(`/media/${key}/800.webp`)
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
  expect(rawPayload.includes('script')).toBe(false)
})

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x()</script></svg>'
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
const hostile: Record<
  string,
  [name: string, content: () => Promise<Buffer> | Buffer, words: RegExp]
> = {
  'an SVG': ['logo.svg', () => Buffer.from(svg), /not a JPEG/],
  'an SVG named as a PNG': ['logo.png', () => Buffer.from(svg), /not a JPEG/],
  'a text': ['notes.jpg', () => Buffer.from('hello, this is no picture at all'), /not a JPEG/],
  'a GIF that is a script': [
    'a.gif',
    () => Buffer.from('GIF89a/*...........*/=1;alert(1)'),
    /not a JPEG/,
  ],
  'an empty file': ['empty.jpg', () => Buffer.alloc(0), /empty/],
  'two bytes': ['two.jpg', () => Buffer.from([0xff, 0xd8]), /not a JPEG/],
  'a cut off JPEG': [
    'cut.jpg',
    async () =>
      (
        await sharp(await png(300, 300))
          .jpeg()
          .toBuffer()
      ).subarray(0, 600),
    /damaged/,
  ],
  'a head without a picture': [
    'head.png',
    () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0, 0]),
    /damaged/,
  ],
  'a bomb': ['bomb.png', () => png(12_000, 12_000), /40 megapixels/],
  'a HEIC': ['phone.heic', () => heic, /HEIC/],
  'a file of 26 MB': ['large.jpg', () => Buffer.alloc(26 * 1024 * 1024, 0xff), /25 MB/],
}

test.each(Object.entries(hostile))(
  '%s is refused with a sentence, and nothing of it stays',
  async (_what, [name, content, words]) => {
    const before = await stored()
    const answer = await send([{ name, content: await content() }])
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed'])
    expect(answer.json().errors.file[0]).toMatch(words)
    expect(await stored()).toEqual(before)
    expect(await readdir(path.join(folder, 'incoming'))).toEqual([])
    const rows = await database.db
      .selectFrom('media')
      .select('id')
      .where('name', '=', name)
      .execute()
    expect(rows).toEqual([])
  },
)

test('of several files the pictures are stored, the others are named in the caller’s language', async () => {
  const answer = await send(
    [
      { name: 'good.png', content: await fresh() },
      { name: 'пусто.jpg', content: Buffer.alloc(0) },
    ],
    'ru',
  )
  expect(answer.json()).toMatchObject({
    data: [{ name: 'good.png' }],
    refused: [{ name: 'пусто.jpg', message: 'Файл пустой' }],
  })
})

test('a form without files, a body that is no form, and too many files are refused', async () => {
  expect((await send([])).statusCode).toBe(422)
  expect((await call('POST', '', { file: 'x' })).statusCode).toBe(415)
  const content = await fresh()
  const many = Array.from({ length: 21 }, (_, index) => ({ name: `${index}.png`, content }))
  expect((await send(many)).statusCode).toBe(413)
  expect(await readdir(path.join(folder, 'incoming'))).toEqual([])
})

test('a disk that takes no file is no fault of the call, and the next one is taken', async () => {
  const incoming = path.join(folder, 'incoming')
  await rm(incoming, { recursive: true, force: true })
  await writeFile(incoming, '')
  const refused = await send([{ name: 'tea.png', content: await fresh() }])
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable'])
  await rm(incoming)
  expect((await upload(await fresh())).state).toBe('preparing')
})

test.each(['../../etc/passwd.png', '..\\..\\boot.png', 'a/b/c.png', '\u202Egnp.exe.png'])(
  'the name %j is for people alone and leads nowhere',
  async (name) => {
    const before = new Set(await readdir(folder))
    const row = await upload(await fresh(), name)
    expect(row.name).toMatch(/^[a-z.]+\.png$/)
    expect(new Set(await readdir(folder))).toEqual(before)
  },
)

test('the same file again, and many at once, is one picture with one row of the audit log', async () => {
  const content = await fresh()
  const rows = await Promise.all(Array.from({ length: 6 }, () => upload(content)))
  const keys = new Set(rows.map(({ key }) => key))
  expect(keys.size).toBe(1)
  const [key] = keys
  expect((await auditOf('media.upload')).filter((id) => id === key)).toHaveLength(1)
})

describe('another part of a picture', () => {
  const crop = { x: 0, y: 0, width: 20, height: 20 }

  test('has a key of its own that takes the picture’s places at once', async () => {
    const { db } = database
    const { id } = await createProduct(db, { sku: `CROPPED-${++number}` })
    const old = await upload(await fresh())
    await db
      .insertInto('product_images')
      .values({ product_id: id, variant_id: null, media: old.key, position: 0 })
      .execute()
    const { version } = old
    const changed = (await call('PUT', `/${old.key}`, { version, crop })).json().data as MediaRow
    expect(changed).toMatchObject({ crop, uses: 1 })
    expect(changed.key).not.toBe(old.key)
    const shown = await app.inject(`/media/${changed.key}/480.webp`)
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(20)
    const images = await db
      .selectFrom('product_images')
      .select('media')
      .where('product_id', '=', id)
      .execute()
    expect(images).toEqual([{ media: changed.key }])
    // What a browser holds of the old one stays right, and the whole picture comes back under its own key.
    expect((await app.inject(`/media/${old.key}/480.webp`)).statusCode).toBe(200)
    const whole = await call('PUT', `/${changed.key}`, { version: changed.version, crop: null })
    expect(whole.json().data).toMatchObject({ key: old.key, crop: null, uses: 1 })
  })

  test('outside the picture is refused', async () => {
    const { key, version } = await upload(await fresh())
    const answer = await call('PUT', `/${key}`, { version, crop: { ...crop, x: 50 } })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['crop']])
  })
})

test('of two people who describe a picture, the second is asked', async () => {
  const { key, version } = await upload(await fresh())
  const alt = (word: string) => ({ hy: word, ru: word, en: word })
  expect((await call('PUT', `/${key}`, { version, alt: alt('tea') })).json().data.version).toBe(2)
  const stale = await call('PUT', `/${key}`, { version, alt: alt('milk') })
  expect([stale.statusCode, stale.json().data.fields]).toEqual([409, ['alt']])
})

test('the alternative text reaches the shop in its language', async () => {
  const { db } = database
  const sku = `ALT-${++number}`
  const { id } = await createProduct(db, { sku })
  const text = JSON.stringify({ hy: 'x', ru: 'x', en: 'x' })
  const category = { slug: 'described', name: text, description: text, meta_title: text }
  const { id: categoryId } = await db
    .insertInto('categories')
    .values(category)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('product_categories')
    .values({ product_id: id, category_id: categoryId, position: 0 })
    .execute()
  await refreshListings(db, [id])
  const { key, version } = await upload(await fresh())
  await db
    .insertInto('product_images')
    .values({ product_id: id, variant_id: null, media: key, position: 0 })
    .execute()
  await call('PUT', `/${key}`, { version, alt: { hy: 'Թեյ', ru: 'Чай', en: 'Tea' } })
  const product = await app.inject(`/api/product/${sku.toLowerCase()}?locale=ru`)
  expect(product.json().data.images).toMatchObject([
    { alt: 'Чай', small_image_url: `/media/${key}/240.webp` },
  ])
})

test('a picture in use is not deleted; an unused one is, and comes back', async () => {
  const { db } = database
  const { key } = await upload(await fresh())
  const { id } = await createProduct(db, { sku: `USED-${++number}` })
  const image = { product_id: id, variant_id: null, media: key, position: 0 }
  await db.insertInto('product_images').values(image).execute()
  const refused = await call('DELETE', `/${key}`)
  expect([refused.json().code, refused.json().data.uses]).toEqual([
    'in_use',
    [{ type: 'product', id, label: `USED-${number}` }],
  ])
  expect((await call('GET', `/${key}/usage`)).json().total).toBe(1)
  await db.deleteFrom('product_images').where('media', '=', key).execute()
  expect((await call('DELETE', `/${key}`)).statusCode).toBe(200)
  expect((await call('GET', `?keys=${key}`)).json().data).toEqual([])
  expect((await call('POST', `/${key}/restore`, {})).statusCode).toBe(200)
  expect((await call('GET', `?unused=true&keys=${key}`)).json().meta.total).toBe(1)
})

test('a delete and a use at once end with a picture that is listed, or with no use', async () => {
  const { db } = database
  const { id } = await createProduct(db, { sku: `RACE-${++number}` })
  for (let round = 0; round < 8; round++) {
    const { key } = await upload(await fresh())
    const image = { product_id: id, variant_id: null, media: key, position: round }
    const [deleted] = await Promise.all([
      call('DELETE', `/${key}`),
      db.insertInto('product_images').values(image).execute(),
    ])
    const listed = (await call('GET', `?keys=${key}`)).json().data as MediaRow[]
    expect([
      deleted.statusCode === 200 || deleted.json().code === 'in_use',
      listed[0]?.uses,
    ]).toEqual([true, 1])
  }
})

test('files of deleted and unfinished pictures are removed, those of past orders are not', async () => {
  const { db } = database
  const remove = async () => {
    for (let key = await takeDueRemoval(db); key; key = await takeDueRemoval(db))
      await removeMedia(db, media.store, key)
  }
  const [old, restorable, unfinished] = [
    await upload(await fresh()),
    await upload(await fresh()),
    await upload(await fresh()),
  ]
  await call('DELETE', `/${old.key}`)
  await call('DELETE', `/${restorable.key}`)
  await sql`update media set removed_at = now() - interval '31 days' where key = ${old.key}`.execute(
    db,
  )
  // A server that was killed while it wrote the files.
  await sql`update media set state = 'storing', lease_until = now() - interval '1 second' where key = ${unfinished.key}`.execute(
    db,
  )
  await remove()
  const left = await stored()
  expect(left.some((name) => name.includes(old.key) || name.includes(unfinished.key))).toBe(false)
  expect(left).toContain(`originals/${restorable.key}`)
  expect((await app.inject(`/media/${old.key}/480.webp`)).statusCode).toBe(404)
})

test('pictures are found by words of their names and texts', async () => {
  const { key, version } = await upload(await fresh(), 'Green Tea 250g.png')
  await call('PUT', `/${key}`, { version, alt: { hy: 'Կանաչ թեյ', ru: 'Зелёный чай', en: 'Cup' } })
  for (const search of ['tea gre', 'зелёный', 'կանաչ'])
    expect((await call('GET', `?search=${encodeURIComponent(search)}`)).json().data).toMatchObject([
      { key },
    ])
  expect((await call('GET', '?search=100%25')).json().data).toEqual([])
})

test('pictures are added to the products that they are named by', async () => {
  const { db } = database
  const sku = `NAMED-${++number}`
  const { id } = await createProduct(db, { sku })
  const [second, first, other] = [
    await upload(await fresh(), `${sku.toLowerCase()}-2.jpg`),
    await upload(await fresh(), `${sku}.png`),
    await upload(await fresh(), 'nothing.png'),
  ]
  const keys = [second.key, first.key, other.key]
  const matches = (await call('GET', `/matches?keys=${keys.join(',')}`)).json().data
  expect(matches.map((match: { product: { id: number } | null }) => match.product?.id)).toEqual([
    id,
    id,
    undefined,
  ])
  const attach = () => call('POST', '/attach', { keys })
  const answers = await Promise.all([attach(), attach()])
  expect(answers.reduce((sum, answer) => sum + answer.json().data.attached, 0)).toBe(2)
  const images = await db
    .selectFrom('product_images')
    .select('media')
    .where('product_id', '=', id)
    .orderBy('position')
    .execute()
  expect(new Set(images.map((image) => image.media))).toEqual(new Set([first.key, second.key]))
  expect(images).toHaveLength(2)
})
