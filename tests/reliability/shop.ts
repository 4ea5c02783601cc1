import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedError } from '@tsiran/db/embedded/embedded-error'
import { startEmbedded, type EmbeddedServer } from '@tsiran/db/embedded/server'

const main = path.resolve(import.meta.dirname, '../../apps/server/build/main.js')

/** One server process of the shop, on a fixed port. */
export interface Server {
  url: string
  /** Kills it with SIGKILL and restarts it; resolves to the milliseconds until it answers. */
  killAndRestart(): Promise<number>
}

/** A shop with a durable database and several server processes. */
export interface Shop {
  databaseUrl: string
  servers: readonly Server[]
  /** As {@link Server.killAndRestart}, the database under all servers. */
  killDatabase(): Promise<number>
  close(): Promise<void>
}

/** Opens an empty shop in a folder of its own; `prepare` fills its database before the servers start with the settings. */
export async function openShop(
  count: number,
  settings: Record<string, string>,
  prepare: (url: string) => Promise<void>,
): Promise<Shop> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'tsiran-reliability-'))
  let database = await startEmbedded({ home, database: 'tsiran' })
  const running = new Set<ChildProcess>()
  // A run that a signal ends leaves no process behind: the servers notice the closed channel, the database gets a signal.
  process.once('exit', () => database.process.kill('SIGINT'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  await prepare(database.url)
  const servers = await Promise.all(
    Array.from({ length: count }, () => startServer(database.url, { home, settings }, running)),
  )
  return {
    databaseUrl: database.url,
    servers,
    async killDatabase() {
      const start = performance.now()
      await kill(database.process)
      database = await restart(home)
      return performance.now() - start
    },
    async close() {
      await Promise.all([...running].map(kill))
      await database.stop()
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Backends of the killed database end a moment after it, and no new database starts before: retries. */
async function restart(home: string): Promise<EmbeddedServer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startEmbedded({ home, database: 'tsiran' })
    } catch (error) {
      if (!(error instanceof EmbeddedError) || attempt === 20) throw error
      await sleep(100)
    }
  }
}

async function startServer(
  databaseUrl: string,
  { home, settings }: { home: string; settings: Record<string, string> },
  running: Set<ChildProcess>,
): Promise<Server> {
  async function start(port: number): Promise<{ child: ChildProcess; port: number }> {
    const child = fork(main, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        ORIGIN: 'http://shop.test',
        DATABASE_URL: databaseUrl,
        DATA_DIR: path.join(home, 'files'),
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        PROCESSES: '1',
        SANDBOX_BANK: 'on',
        LIMIT_GUEST_ORDERS_PER_CONTACT: '1000000',
        LIMIT_GUEST_ORDERS_PER_NETWORK: '1000000',
        LIMIT_GUEST_UNPAID_ORDERS: '1000000',
        LIMIT_CUSTOMER_ORDERS: '1000000',
        LIMIT_CUSTOMER_UNPAID_ORDERS: '1000000',
        ...settings,
      },
    })
    running.add(child)
    child.once('exit', () => running.delete(child))
    const ready = new Promise<number | undefined>((resolve) => {
      child.on(
        'message',
        (message: { ready?: boolean; port: number }) => message.ready && resolve(message.port),
      )
      child.once('exit', () => resolve(undefined))
    })
    const listening = await ready
    // The database may still be recovering: the launcher would wait for it, this retries.
    if (listening === undefined) return sleep(200).then(() => start(port))
    return { child, port: listening }
  }
  let server = await start(0)
  const { port } = server
  return {
    url: `http://127.0.0.1:${port}`,
    async killAndRestart() {
      const since = performance.now()
      await kill(server.child)
      server = await start(port)
      return performance.now() - since
    },
  }
}
