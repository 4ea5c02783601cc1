import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseIdentity, nobody, type Identity } from './identity.ts'
import { layOut } from './layout.ts'
import { EmbeddedError, startEmbedded, type EmbeddedServer } from './server.ts'

let home: string
let started: EmbeddedServer[]

beforeEach(async () => {
  started = []
  home = await mkdtemp(path.join(os.tmpdir(), 'tsiran-embedded-'))
})
afterEach(async () => {
  for (const server of started) await server.stop()
  await rm(home, { recursive: true, force: true })
})

const start = async (identity?: Identity, folder = home) => {
  const server = await startEmbedded({ home: folder, database: 'shop', ...(identity && { identity }) })
  started.push(server)
  return server
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return (await client.query(text).finally(() => client.end())).rows as unknown[]
}

const isRoot = process.getuid?.() === 0

describe('the embedded database runs as root without changing the machine', { timeout: 60_000 }, () => {
  it('in a namespace of its own', async ({ skip }) => {
    if (!isRoot) skip('only root needs another identity')
    if ((await chooseIdentity()) !== 'namespace') skip('this machine forbids user namespaces')
    const { url } = await start('namespace')
    expect(await query(url, `select lower('ԾԻՐԱՆ') as word`)).toEqual([{ word: 'ծիրան' }])
    expect((await stat(path.join(home, 'postgres.log'))).uid).toBe(0)
  })

  it('as nobody, in a folder that nobody can reach', async ({ skip }) => {
    if (!isRoot) skip('only root needs another identity')
    const open = path.join('/var/tmp', path.basename(home))
    await mkdir(open, { mode: 0o755 })
    try {
      const server = await start('nobody', open)
      expect(await query(server.url, `select lower('ԾԻՐԱՆ') as word`)).toEqual([{ word: 'ծիրան' }])
      expect((await stat(path.join(open, 'data'))).uid).toBe(nobody)
      await server.stop()
      // A second start finds everything given away already.
      expect(await query((await start('nobody', open)).url, 'select 1 as it')).toEqual([{ it: 1 }])
      await started.at(-1)!.stop()
    } finally {
      await rm(open, { recursive: true, force: true })
    }
  })

  it('as nobody, beside a folder that nobody can reach', async ({ skip }) => {
    if (!isRoot) skip('only root needs another identity')
    // mkdtemp's folders are closed to everybody else, as a home folder is.
    const hidden = path.join(home, 'hidden')
    const { data } = await layOut(hidden, 'nobody')
    const away = path.resolve(data, '../..')
    expect(away.startsWith('/var/tmp/tsiran-')).toBe(true)
    try {
      const server = await start('nobody', hidden)
      expect(await query(server.url, `select lower('Ж') as letter`)).toEqual([{ letter: 'ж' }])
      await server.stop()
    } finally {
      await rm(away, { recursive: true, force: true })
    }
  })
})

describe('the embedded database keeps its data', { timeout: 60_000 }, () => {
  it('over a stop, a crash and a start that finds the old server running', async () => {
    const first = await start()
    await query(first.url, 'create table kept as select 1 as it')
    await first.stop()

    const crashed = await start()
    await query(crashed.url, 'update kept set it = 2')
    const ended = once(crashed.process, 'exit')
    crashed.process.kill('SIGKILL')
    await ended
    const recovered = await start()
    expect(await query(recovered.url, 'select it from kept')).toEqual([{ it: 2 }])

    const heir = await start()
    expect(recovered.process.exitCode).toBe(0)
    expect(await query(heir.url, 'select it from kept')).toEqual([{ it: 2 }])
  })

  it('and writes durably, with checksums', async () => {
    const { url } = await start()
    const [row] = await query(
      url,
      `select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums, current_setting('synchronous_commit') as commit`,
    )
    expect(row).toEqual({ fsync: 'on', checksums: 'on', commit: 'on' })
  })

  it('refuses a folder of another version', async () => {
    await mkdir(path.join(home, 'data'))
    await writeFile(path.join(home, 'data/PG_VERSION'), '16\n')
    await expect(start()).rejects.toThrow(EmbeddedError)
    await expect(start()).rejects.toThrow('holds data of PostgreSQL 16')
  })

  it('leaves a process alone that only has got the number of an old server', async () => {
    const server = await start()
    await server.stop()
    const other = spawn('sleep', ['60'])
    await writeFile(path.join(home, 'data/postmaster.pid'), `${other.pid}\n${path.join(home, 'data')}\n`)
    try {
      expect(await query((await start()).url, 'select 1 as it')).toEqual([{ it: 1 }])
      expect(other.exitCode).toBeNull()
    } finally {
      other.kill()
    }
  })
})
