import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import type { MediaStore } from '@tsiran/domain/media-library/media-store'
import { pino } from 'pino'
import S3rver from 's3rver'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

const log = pino({ level: 'silent' })
let folder: string
let bucket: S3rver
let bucketPort: number
let proxy: Server
let proxyPort: number
let mode: 'open' | 'failing' | 'failing once' | 'silent' | 'cut' = 'open'
let requests: string[] = []

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Whether a call is signed by the bucket's key, as Signature Version 4 has it. The bucket itself looks at the key's name alone. */
function isSigned({ method, url, headers }: IncomingMessage): boolean {
  const found =
    /Credential=S3RVER\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})/.exec(
      headers.authorization ?? '',
    )
  if (!found) return false
  const [, day, region, names, signature] = found as unknown as string[]
  const lines = names!.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const body = headers['x-amz-content-sha256']
  const canonical = [method, url, '', lines.join(''), names, body].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [region!, 's3', 'aws4_request'].reduce(hmac, hmac('AWS4S3RVER', day!))
  return hmac(key, text).toString('hex') === signature
}

/** Between the shop and the bucket: passes signed calls on, fails, answers nothing, or cuts answers off. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tsiran-bucket-'))
  bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 'bucket'),
    configureBuckets: [{ name: 'pictures', configs: [] }],
  })
  bucketPort = (await bucket.run()).port
  proxy = createServer((incoming, outgoing) => {
    requests.push(`${incoming.method} ${incoming.url}`)
    if (mode === 'silent') return
    if (mode === 'failing' || mode === 'failing once') {
      if (mode === 'failing once') mode = 'open'
      return void outgoing.writeHead(503).end()
    }
    if (mode === 'cut') {
      outgoing.writeHead(200, { 'content-length': 100 })
      outgoing.write('half')
      return void setImmediate(() => outgoing.destroy())
    }
    if (!isSigned(incoming)) return void outgoing.writeHead(403).end()
    const passed = httpRequest(
      {
        port: bucketPort,
        host: '127.0.0.1',
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(outgoing)
      },
    )
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  proxyPort = (proxy.address() as { port: number }).port
})
afterAll(async () => {
  proxy.closeAllConnections()
  proxy.close()
  await bucket.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  requests = []
})
afterEach(() => {
  mode = 'open'
})

const timeouts = { read: 1_000, write: 30_000, remove: 10_000 }
function store(changes: object = {}, pause = 60_000): MediaStore {
  const config = {
    endpoint: `http://127.0.0.1:${proxyPort}`,
    region: 'us-east-1',
    bucket: 'pictures',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    ...changes,
  }
  return s3Store(config, path.join(folder, 'incoming'), log, { timeouts, pause })
}
const unavailable = { code: 'unavailable', details: { retryAfter: 5 } }

const stores: [string, () => MediaStore][] = [
  ['a folder', () => folderStore(path.join(folder, 'media'), path.join(folder, 'incoming'), log)],
  ['a bucket', () => store()],
]

test.each(stores)(
  '%s takes bytes and files, answers them, and removes them',
  async (_name, open) => {
    const own = open()
    const large = path.join(folder, 'large')
    await writeFile(large, Buffer.alloc(6 * 1024 * 1024, 7))
    await own.write('m-1/480.webp', Buffer.from('small'), 'image/webp')
    await own.write('originals/m-1', { file: large }, 'application/octet-stream')
    // Another process, which remembers nothing.
    const other = open()
    expect(String(await other.read('m-1/480.webp'))).toBe('small')
    const length = await other.withFile(
      'originals/m-1',
      async (file) => (await readFile(file!)).length,
    )
    expect(length).toBe(6 * 1024 * 1024)
    await own.write('m-1/480.webp', Buffer.from('again'), 'image/webp')
    expect(String(await own.read('m-1/480.webp'))).toBe('again')
    await own.remove(['m-1/480.webp', 'originals/m-1', 'm-1/never.webp'])
    expect(await own.read('m-1/480.webp')).toBeUndefined()
    expect(await open().withFile('originals/m-1', async (file) => file)).toBeUndefined()
  },
)

test.each([
  ['a wrong secret', { secretKey: 'wrong' }],
  ['an unknown key', { accessKey: 'STRANGER' }],
])('%s opens nothing, and is not tried again', async (_what, changes) => {
  await store().write('m-2/480.webp', Buffer.from('private'), 'image/webp')
  requests = []
  await expect(store(changes).read('m-2/480.webp')).rejects.toMatchObject(unavailable)
  await expect(
    store(changes).write('m-2/480.webp', Buffer.from('x'), 'image/webp'),
  ).rejects.toMatchObject(unavailable)
  expect(requests).toHaveLength(2)
  expect(String(await store().read('m-2/480.webp'))).toBe('private')
})

test('a bucket that does not exist takes nothing', async () => {
  const lost = store({ bucket: 'nowhere' })
  await expect(lost.write('m-3/480.webp', Buffer.from('x'), 'image/webp')).rejects.toMatchObject(
    unavailable,
  )
})

test.each(['failing', 'silent', 'cut'] as const)(
  'of a bucket that is %s, pictures that were read stay, others are tried twice and answered as unavailable',
  async (state) => {
    const own = store()
    const [seen, unseen] = [`m-${state}/240.webp`, `m-${state}/480.webp`]
    for (const name of [seen, unseen]) await own.write(name, Buffer.from(name), 'image/webp')
    await own.read(seen)
    mode = state
    requests = []
    expect(String(await own.read(seen))).toBe(seen)
    await expect(own.read(unseen)).rejects.toMatchObject(unavailable)
    expect(requests).toEqual([`GET /pictures/${unseen}`, `GET /pictures/${unseen}`])
    mode = 'open'
    expect(String(await own.read(unseen))).toBe(unseen)
  },
)

test('a write that failed once succeeds with the next attempt', async () => {
  mode = 'failing once'
  await store().write('m-4/480.webp', Buffer.from('late'), 'image/webp')
  expect(requests).toHaveLength(2)
  expect(String(await store().read('m-4/480.webp'))).toBe('late')
})

test('a bucket that keeps failing is left alone for a while: the shop does not wait for it', async () => {
  const own = store()
  mode = 'failing'
  const names = Array.from({ length: 8 }, (_, index) => `m-5/${index}.webp`)
  for (const name of names) await expect(own.read(name)).rejects.toMatchObject(unavailable)
  requests = []
  await expect(own.read('m-5/other.webp')).rejects.toMatchObject(unavailable)
  expect(requests).toEqual([])
})

test('concurrent readers of one picture ask the bucket once', async () => {
  await store().write('m-6/480.webp', Buffer.from('shared'), 'image/webp')
  requests = []
  const own = store()
  const answers = await Promise.all(Array.from({ length: 20 }, () => own.read('m-6/480.webp')))
  expect(new Set(answers.map(String))).toEqual(new Set(['shared']))
  expect(requests).toHaveLength(1)
})
