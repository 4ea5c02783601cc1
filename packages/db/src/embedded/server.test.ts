import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EmbeddedError } from './embedded-error.ts'
import { chooseIdentity, nobody, type Identity } from './identity.ts'
import { layOut } from './layout.ts'
import { migrate } from '../migrate.ts'
import { startEmbedded, type EmbeddedServer } from './server.ts'

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
  const server = await startEmbedded({
    home: folder,
    database: 'shop',
    ...(identity && { identity }),
  })
  started.push(server)
  return server
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return (await client.query(text).finally(() => client.end())).rows as unknown[]
}

const processesIn = (folder: string) => readdirSync(folder).filter((name) => /^\d+$/.test(name))
function argumentsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

const isRoot = process.getuid?.() === 0

/** State letter of a process: Z for a zombie, empty for none. */
function stateOf(pid: number): string {
  try {
    return /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? ''
  } catch {
    return ''
  }
}

describe(
  'the embedded database runs as root without changing the machine',
  { timeout: 60_000 },
  () => {
    it('in its own namespace', async ({ skip }) => {
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
        expect(await query(server.url, `select lower('ԾԻՐԱՆ') as word`)).toEqual([
          { word: 'ծիրան' },
        ])
        expect((await stat(path.join(open, 'data'))).uid).toBe(nobody)
        await server.stop()
        // At a second start the files already belong to nobody.
        expect(await query((await start('nobody', open)).url, 'select 1 as it')).toEqual([
          { it: 1 },
        ])
        await started.at(-1)!.stop()
      } finally {
        await rm(open, { recursive: true, force: true })
      }
    })

    it('as nobody, beside a folder that nobody can reach', async ({ skip }) => {
      if (!isRoot) skip('only root needs another identity')
      // Folders of mkdtemp are closed to others, like a home folder.
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
  },
)

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

  it('over a crash that leaves a query running, which is stopped', async () => {
    const first = await start()
    await query(first.url, 'create table kept as select 1 as it')
    const client = new pg.Client({ connectionString: first.url })
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    // It would run for minutes, and does not notice the server's end.
    const busy = client
      .query(
        'select count(*) from generate_series(1, 100000000) a, generate_series(1, 100000000) b',
      )
      .catch(() => 'broken')
    const ended = once(first.process, 'exit')
    first.process.kill('SIGKILL')
    await ended
    const second = await start()
    expect(await query(second.url, 'select it from kept')).toEqual([{ it: 1 }])
    expect(await busy).toBe('broken')
    // Ended, perhaps still a zombie.
    await vi.waitFor(() => expect(stateOf(rows[0]!.pid)).toMatch(/^[XZ]?$/), { timeout: 10_000 })
  })

  it('and starts over where its creation was killed', async () => {
    // The remains of an initdb of this version, and of an earlier version that wrote into the folder itself.
    await mkdir(path.join(home, 'data.new-123/base/1'), { recursive: true })
    await mkdir(path.join(home, 'data/base/1'), { recursive: true })
    await writeFile(path.join(home, 'data/PG_VERSION'), '18\n')
    expect(await query((await start()).url, 'select 1 as it')).toEqual([{ it: 1 }])
    expect((await readdir(home)).filter((name) => name.startsWith('data.new'))).toEqual([])
    expect((await readdir(home)).filter((name) => name.startsWith('data.unfinished'))).toHaveLength(
      1,
    )
  })

  it('over a killed creation', async () => {
    const first = start()
    await vi.waitFor(
      async () =>
        expect((await readdir(home)).some((name) => name.startsWith('data.new'))).toBe(true),
      { interval: 5, timeout: 30_000 },
    )
    const initdb = processesIn('/proc').find((pid) =>
      argumentsOf(pid).some((argument) => argument.startsWith(path.join(home, 'data.new'))),
    )
    process.kill(Number(initdb), 'SIGKILL')
    await expect(first).rejects.toThrow(EmbeddedError)
    expect(existsSync(path.join(home, 'data'))).toBe(false)
    expect(await query((await start()).url, 'select 1 as it')).toEqual([{ it: 1 }])
  })

  it('for an unprivileged role, which takes over the objects of the superuser', async () => {
    const earlier = await start()
    await migrate(earlier.url)
    await query(
      earlier.url,
      `insert into channels select 1, n, n, '', '', n from (select '{"hy": "Ծ", "ru": "Ц", "en": "T"}'::jsonb as n) t`,
    )
    await earlier.stop()
    const server = await startEmbedded({ home, database: 'shop', role: 'shopkeeper' })
    started.push(server)
    const { url } = server
    expect(
      await query(url, 'select rolname, rolsuper from pg_roles where rolname = current_user'),
    ).toEqual([{ rolname: 'shopkeeper', rolsuper: false }])
    expect(await query(url, 'update channels set phone = id::text returning phone')).toEqual([
      { phone: '1' },
    ])
    await query(
      url,
      'alter table channels add column test serial; drop function follow_stock cascade; drop collation shop_hy cascade',
    )
    expect(await migrate(url)).toEqual({ applied: [], unknown: [] })
    await expect(query(url, `copy channels to program 'cat'`)).rejects.toThrow('permission denied')
    await expect(query(url, `select pg_read_file('/etc/passwd')`)).rejects.toThrow(
      'permission denied',
    )
  })

  it('refuses a folder of another version', async () => {
    await mkdir(path.join(home, 'data'))
    await writeFile(path.join(home, 'data/PG_VERSION'), '16\n')
    await expect(start()).rejects.toThrow(EmbeddedError)
    await expect(start()).rejects.toThrow('holds data of PostgreSQL 16')
  })

  it('leaves a process alone that reuses the pid of an old server', async () => {
    const server = await start()
    await server.stop()
    const other = spawn('sleep', ['60'])
    await writeFile(
      path.join(home, 'data/postmaster.pid'),
      `${other.pid}\n${path.join(home, 'data')}\n`,
    )
    try {
      expect(await query((await start()).url, 'select 1 as it')).toEqual([{ it: 1 }])
      expect(other.exitCode).toBeNull()
    } finally {
      other.kill()
    }
  })
})
