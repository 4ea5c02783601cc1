import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { chooseIdentity, wrap, type Identity } from './identity.ts'
import { layOut, type Layout } from './layout.ts'

/** Major version of the embedded PostgreSQL; a data folder belongs to one. */
const major = '18'
const startTimeout = 30_000

/** The embedded database cannot run here; the message is one line for people. */
export class EmbeddedError extends Error {}

export interface EmbeddedOptions {
  /** Folder that keeps data, socket and log. */
  home: string
  /** Name of the database to make when it is missing. */
  database: string
  /** More `-c` settings, by name. */
  settings?: Record<string, string>
  identity?: Identity
  /** Told before each longer step. */
  onStep?: (step: string) => void
}

export interface EmbeddedServer {
  /** Address of the database, over a Unix socket that only this user can enter. */
  url: string
  /** The server's process; `exit` on it tells of a crash. */
  process: ChildProcess
  /** Ends it cleanly: open transactions are rolled back, the data is flushed. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on `home`, making its data folder on the first run and recovering it after a crash.
 * Throws {@link EmbeddedError} with a readable line.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const identity = options.identity ?? (await chooseIdentity())
  const layout = await layOut(options.home, identity)
  if (!existsSync(path.join(layout.data, 'PG_VERSION'))) {
    options.onStep?.('Creating the database')
    await initialise(layout, identity)
  }
  const version = (await readFile(path.join(layout.data, 'PG_VERSION'), 'utf8')).trim()
  if (version !== major) {
    throw new EmbeddedError(
      `${layout.data} holds data of PostgreSQL ${version}, this shop brings ${major}: move it away, or set DATA_DIR to another folder`,
    )
  }
  await stopOrphan(layout)
  const child = await launch(layout, identity, options.settings ?? {})
  const url = (database: string) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(layout.socket)}`
  await waitUntilReady(child, url('postgres'), layout.log)
  await createDatabase(url('postgres'), options.database)
  return { url: url(options.database), process: child, stop: () => stop(child) }
}

/** Deletes the data folder of the server in `home`, whatever version wrote it; one that a killed launcher left running ends first. */
export async function removeEmbedded(home: string): Promise<void> {
  const layout = await layOut(home, await chooseIdentity())
  await stopOrphan(layout)
  await rm(layout.data, { recursive: true, force: true })
}

async function initialise(layout: Layout, identity: Identity): Promise<void> {
  // The built-in C.UTF-8 provider: with a plain C locale lower(), ILIKE and pg_trgm lose Armenian and Cyrillic.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8']
  const command = wrap(identity, [
    path.join(layout.native, 'bin', 'initdb'),
    '-D',
    layout.data,
    '-U',
    'postgres',
    '--auth=trust',
    ...locale,
  ])
  const child = spawn(command[0]!, command.slice(1), { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk))
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code === 0) return
  await rm(layout.data, { recursive: true, force: true })
  throw new EmbeddedError(
    `the database could not be created in ${layout.data}: ${complaint.trim().split('\n').at(-1) ?? `exit code ${code}`}`,
  )
}

/**
 * A server left behind by a killed launcher holds the data folder: it is asked to end. Where its number is another
 * program's by now, as after a restart of the machine, the file is put away: PostgreSQL would wait for that program.
 */
async function stopOrphan(layout: Layout): Promise<void> {
  const file = path.join(layout.data, 'postmaster.pid')
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  if (!pid || !existsSync('/proc/self')) return
  for (let waited = 0; (await commandLine(pid)).includes(layout.data); waited += 50) {
    if (waited === 0) process.kill(pid, 'SIGINT')
    if (waited > startTimeout) throw new EmbeddedError(`another database server (process ${pid}) holds ${layout.data}`)
    await sleep(50)
  }
  await rm(file, { force: true })
}

/** A process's arguments: the number in an old file may be another program's by now, even another PostgreSQL's. */
const commandLine = async (pid: number) => (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')

async function launch(layout: Layout, identity: Identity, settings: Record<string, string>): Promise<ChildProcess> {
  const all = {
    listen_addresses: '',
    unix_socket_directories: layout.socket,
    unix_socket_permissions: '0700',
    max_connections: '120',
    jit: 'off',
    random_page_cost: '1.1',
    log_min_messages: 'warning',
    timezone: 'UTC',
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = wrap(identity, [path.join(layout.native, 'bin', 'postgres'), '-D', layout.data, ...flags])
  const log = await open(layout.log, 'a')
  // Its own process group: Ctrl-C reaches the launcher alone, which ends the shop first and the database last.
  const child = spawn(command[0]!, command.slice(1), { stdio: ['ignore', log.fd, log.fd], detached: true, cwd: '/' })
  await log.close()
  return child
}

async function waitUntilReady(child: ChildProcess, url: string, log: string): Promise<void> {
  for (let waited = 0; ; waited += 20) {
    if (child.exitCode !== null || child.signalCode !== null || waited > startTimeout) {
      child.kill('SIGINT')
      throw new EmbeddedError(`the database did not start; its log is ${log}`)
    }
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<{ fine: boolean }>(`select lower('ԾԻՐԱՆ Ж') = 'ծիրան ж' as fine`)
      if (!rows[0]?.fine) throw new EmbeddedError('the database was created with a locale that does not know Armenian letters')
      return
    } catch (error) {
      if (error instanceof EmbeddedError) throw error
      await sleep(20)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  await client.end()
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  await ended
}
