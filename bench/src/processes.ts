import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startEmbedded, type EmbeddedServer } from '@tsiran/db/embedded/server'
import { nodeEnv, nodeFlags } from '@tsiran/server/node-flags'

const here = import.meta.dirname

export interface RunningServer {
  url: string
  child: ChildProcess
  stop(): Promise<void>
}

/** Starts a program that reports `{ ready, port }`, with a free port of its own. */
async function start(
  file: string,
  env: NodeJS.ProcessEnv,
  execArgv: readonly string[] = [],
): Promise<RunningServer> {
  const child = fork(file, {
    env: { ...process.env, ...env, PORT: '0', HOST: '127.0.0.1' },
    execArgv: [...execArgv],
  })
  const ended = once(child, 'exit')
  const refused = ended.then(() => {
    throw new Error(`${path.basename(file)} did not start`)
  })
  const [{ port }] = (await Promise.race([once(child, 'message'), refused])) as [{ port: number }]
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    async stop() {
      child.disconnect()
      await ended
    },
  }
}

/** Buyers of a benchmark order all the time, from a few networks that the load tool names. */
const noLimits = {
  TRUST_PROXY: '127.0.0.1',
  LIMIT_GUEST_ORDERS_PER_CONTACT: '1000000',
  LIMIT_GUEST_ORDERS_PER_NETWORK: '1000000',
  LIMIT_CUSTOMER_ORDERS: '1000000',
}

/** The shop's server as it runs in production, on a database. */
export const startShop = (databaseUrl: string, processes = 1) =>
  start(
    path.join(here, '../../apps/server/build/main.js'),
    {
      ...nodeEnv,
      ...noLimits,
      DATABASE_URL: databaseUrl,
      NODE_ENV: 'production',
      PROCESSES: String(processes),
    },
    nodeFlags,
  )

/** A Fastify with one route that answers the bytes in `file`: the upper bound of a page cache. */
export const startBare = (file: string, headers: Record<string, string>) =>
  start(path.join(here, 'bare.ts'), { BARE_FILE: file, BARE_HEADERS: JSON.stringify(headers) })

/** A database, durable as in production: a new one for the run, or the one of a folder, which stays. */
export async function startDatabase(data?: string): Promise<EmbeddedServer & { folder: string }> {
  const folder = data ?? (await mkdtemp(path.join(os.tmpdir(), 'tsiran-bench-')))
  const server = await startEmbedded({ home: folder, database: 'tsiran' })
  return {
    ...server,
    folder,
    async stop() {
      await server.stop()
      if (data === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Processor seconds that a process has used so far; NaN if the system does not report them. */
export async function processorSeconds({ child }: RunningServer): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => '')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) / 100
}
