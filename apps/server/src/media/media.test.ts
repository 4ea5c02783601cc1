import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { testDatabase } from '@tsiran/db/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'
import type { PictureState } from './picture-queue.ts'

const database = testDatabase()
let app: FastifyInstance
let folder: string
let state: PictureState = 'unknown'

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tsiran-media-'))
  await mkdir(path.join(folder, 'media/own'), { recursive: true })
  await writeFile(path.join(folder, 'media/own/240.avif'), 'picture')
  app = await buildTestApp(
    database,
    undefined,
    undefined,
    undefined,
    { DATA_DIR: folder },
    async () => state,
  )
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const own = (headers: Record<string, string>) => app.inject({ url: '/media/own/240.avif', headers })

test('a picture is served and cached for a week', async () => {
  const { statusCode, body, headers } = await own({})
  expect([statusCode, body, headers['cache-control']]).toEqual([
    200,
    'picture',
    'public, max-age=604800',
  ])
})

test('a picture that the shop does not have is 404', async () => {
  state = 'unknown'
  const { statusCode, headers, json } = await app.inject('/media/products/milk/240.avif')
  expect([statusCode, json().code, headers['cache-control']]).toEqual([
    404,
    'not_found',
    'no-store',
  ])
})

const whileDrawn = async (file: string) => {
  state = 'later'
  const { statusCode, body, headers } = await app.inject(`/media/products/tea/${file}`)
  expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined])
  return [headers['content-type'], body]
}

test('while a picture is being generated, an empty one takes its place', async () => {
  const [type, body] = await whileDrawn('480.avif')
  expect([type, body!.startsWith('<svg ')]).toEqual(['image/svg+xml', true])
})

test('while a picture is being generated, its nearest file takes its place', async () => {
  const tea = path.join(folder, 'generated/products/tea')
  await mkdir(tea, { recursive: true })
  await writeFile(path.join(tea, '1200.avif'), 'largest')
  expect(await whileDrawn('480.avif')).toEqual(['image/avif', 'largest'])
  await writeFile(path.join(tea, '240.webp'), 'small')
  expect(await whileDrawn('480.avif')).toEqual(['image/webp', 'small'])
  await writeFile(path.join(tea, '480.webp'), 'same')
  expect(await whileDrawn('480.avif')).toEqual(['image/webp', 'same'])
})

test.each(['bytes=9999999999-', 'bytes=99-100', 'bytes=-0'])(
  'the range %s, which the file does not have, is 416',
  async (range) => {
    const { statusCode, headers, json } = await own({ range })
    expect([statusCode, json().code, headers['content-range']]).toEqual([
      416,
      'range_not_satisfiable',
      'bytes */7',
    ])
  },
)

test('a range that the file has is answered', async () => {
  const { statusCode, body, headers } = await own({ range: 'bytes=0-2' })
  expect([statusCode, body, headers['content-range']]).toEqual([206, 'pic', 'bytes 0-2/7'])
})

test('a condition that does not hold is 412', async () => {
  const { statusCode, json } = await own({ 'if-match': '"other"' })
  expect([statusCode, json().code]).toEqual([412, 'precondition_failed'])
})
