import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { MediaRow } from '@tsiran/contract/admin/media-shapes'
import { testDatabase } from '@tsiran/db/testing'
import { createStaff } from '@tsiran/domain/staff/create-staff'
import { openStaffSession } from '@tsiran/domain/staff/open-session'
import { sizeOfPicture, testPhotograph } from '@tsiran/server/admin/testing-files'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const program = path.resolve(import.meta.dirname, '../apps/server/build/main.js')
const database = testDatabase()
const polling = { timeout: 90_000, interval: 50 }
let folder: string
let running: ChildProcess | undefined

async function startServer(): Promise<string> {
  const child = fork(program, {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      ORIGIN: 'http://shop.test',
      HOST: '127.0.0.1',
      PORT: '0',
      METRICS_PORT: '',
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      PROCESSES: '1',
    },
  })
  running = child
  const [ready] = (await once(child, 'message')) as [{ port: number }]
  return `http://127.0.0.1:${ready.port}`
}

async function killServer(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const child = running
  running = undefined
  if (!child) return
  child.kill(signal)
  await once(child, 'exit')
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tsiran-killed-'))
})
afterAll(async () => {
  await killServer('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

async function signIn(): Promise<string> {
  const passwordHash = 'none'
  const staffId = await createStaff(database.db, {
    email: 'pictures@staff.test',
    name: 'Pictures',
    roles: ['catalogue'],
    passwordHash,
    locale: 'en',
  })
  const visitor = { address: '127.0.0.1', userAgent: 'test' }
  const session = await database.db
    .transaction()
    .execute((tx) => openStaffSession(tx, { staffId: staffId!, passwordHash }, visitor))
  return `tsiran_staff=${session}`
}

/** Pixels; no size is larger. */
const longest = 400

test('a server that is killed amid pictures leaves them to the next, whole', async () => {
  const first = await startServer()
  const form = new FormData()
  for (const number of [1, 2, 3, 4])
    form.append(
      'file',
      new Blob([new Uint8Array(await testPhotograph(number, longest))]),
      `photo-${number}.jpg`,
    )
  const answer = await fetch(`${first}/api/admin/media?locale=en`, {
    method: 'POST',
    body: form,
    headers: { cookie: await signIn() },
  })
  const { data } = (await answer.json()) as { data: MediaRow[] }
  expect([answer.status, data?.length]).toEqual([200, 4])
  const fileOf = (key: string, name: string) => path.join(folder, 'media', key, name)
  await vi.waitFor(() => {
    expect(data.some(({ key }) => existsSync(fileOf(key, '240.avif')))).toBe(true)
  }, polling)
  await killServer('SIGKILL')
  const unfinished = await database.db
    .selectFrom('media')
    .select('key')
    .where('state', '=', 'preparing')
    .execute()
  expect(unfinished.length).toBeGreaterThan(0)

  // The lease of the dead server ends.
  await sql`update media set lease_until = now() where lease_until is not null`.execute(database.db)
  const second = await startServer()
  await vi.waitFor(async () => {
    const states = await database.db.selectFrom('media').select('state').execute()
    expect(states.map(({ state }) => state)).toEqual(data.map(() => 'ready'))
  }, polling)
  for (const { key } of data)
    for (const size of [240, 480, 800, 1200])
      for (const format of ['webp', 'avif']) {
        const picture = await fetch(`${second}/media/${key}/${size}.${format}`)
        expect([picture.status, picture.headers.get('content-type')]).toEqual([
          200,
          `image/${format}`,
        ])
        const { width, height } = await sizeOfPicture(Buffer.from(await picture.arrayBuffer()))
        expect([width, height]).toEqual([Math.min(size, longest), Math.min(size, longest)])
      }
}, 240_000)
