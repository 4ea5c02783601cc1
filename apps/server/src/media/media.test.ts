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

test.each([
  ['later', 503, 'unavailable', '5'],
  ['unknown', 404, 'not_found', undefined],
] as const)(
  'a missing picture that is %s is answered with %i, uncached',
  async (outcome, status, code, retryAfter) => {
    state = outcome
    const { statusCode, headers, json } = await app.inject('/media/products/milk/240.avif')
    expect([statusCode, json().code, headers['retry-after'], headers['cache-control']]).toEqual([
      status,
      code,
      retryAfter,
      'no-store',
    ])
  },
)

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
