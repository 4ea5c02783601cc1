import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import path from 'node:path'
import { nodeEnv, nodeFlags } from '@tsiran/server/node-flags'
import { crashGuard, restart } from '@tsiran/server/processes/keep-alive'
import { root } from './build.ts'
import { serverProgram } from './bundle-server.ts'
import { LauncherError, print, warn } from './console.ts'

export interface LauncherServer {
  port: number
  /** Replaces the running program by the one on the disk: one process after another, or the only one by a restart. */
  reload(): void
  stop(): Promise<void>
  /** Kills it at once. */
  kill(): void
}

/** A picture that the server has not found, by its key, edge length in pixels and format. */
export interface WantedPicture {
  id: number
  picture: { key: string; size: number; format: string }
}

export interface ServerOptions {
  env: NodeJS.ProcessEnv
  /** Number of server processes behind the port. */
  processes: number
  /** Restarts it when one of its sources changes. */
  development: boolean
  /** Waits for the database before a restart. */
  databaseReady(): Promise<void>
  /** Draws a missing picture; resolves to whether it exists now. */
  providePicture(picture: WantedPicture['picture']): Promise<boolean>
  /** Called when the server listens and the shop has no owner yet: the link that makes one. An earlier link is void then. */
  onOwnerLink(link: string): void
  /** Called when restarting is given up. */
  onFailure(error: unknown): void
}

const sources = [
  'apps/server/src',
  ...['contract', 'db', 'domain', 'i18n'].map((name) => `packages/${name}/src`),
]
const shutdownTimeoutMs = 12_000

/**
 * Starts the shop's server and restarts it whenever it dies, until `stop()`. In development a server that died waits for a change of
 * its sources. Throws {@link LauncherError} if the server ends before it listens; the server prints the reason.
 */
export async function superviseServer(options: ServerOptions): Promise<LauncherServer> {
  const crashed = crashGuard('the server', warn)
  let stopping = false
  let wantsRestart = false
  let changed = Promise.withResolvers<void>()
  let child = launch(options)
  const port = await listening(child)
  if (port === undefined)
    throw new LauncherError(child.signalCode ? `the server was ended by ${child.signalCode}` : '')
  const again = { ...options, env: { ...options.env, PORT: String(port) } }

  async function keep(): Promise<void> {
    for (;;) {
      await ended(child)
      if (stopping) return
      if (!wantsRestart && options.development) await changed.promise
      else if (!wantsRestart) await crashed()
      wantsRestart = false
      await restart(start, () => stopping)
    }
  }

  /** Throws where the server ends by itself before it listens, as it does without its database. One that was killed has crashed. */
  async function start(): Promise<void> {
    await options.databaseReady()
    if (stopping) return
    child = launch(again)
    const listens = (await listening(child)) !== undefined
    if (!listens && child.signalCode === null && !options.development && !stopping)
      throw new LauncherError('the server does not start')
  }
  keep().catch(options.onFailure)

  const unwatch = options.development
    ? watchSources(() => {
        print('Sources changed; starting the server again')
        wantsRestart = true
        changed.resolve()
        changed = Promise.withResolvers()
        child.kill('SIGTERM')
      })
    : () => undefined
  return {
    port,
    reload() {
      wantsRestart ||= options.processes === 1
      child.kill('SIGUSR2')
    },
    async stop() {
      stopping = true
      changed.resolve()
      unwatch()
      const timer = setTimeout(() => child.kill('SIGKILL'), shutdownTimeoutMs)
      child.kill('SIGTERM')
      await ended(child)
      clearTimeout(timer)
    },
    kill: () => void child.kill('SIGKILL'),
  }
}

function launch({ env, development, providePicture, onOwnerLink }: ServerOptions): ChildProcess {
  const program = development ? path.join(root, 'apps/server/src/main.ts') : serverProgram
  const child = fork(program, {
    env: {
      ...nodeEnv,
      ...process.env,
      ...env,
      NODE_ENV: development ? 'development' : 'production',
    },
    // Vite loads React Router's development copy; the server must have the same one.
    execArgv: development ? ['--conditions=development'] : [...nodeFlags],
    // A process group of its own: Ctrl-C is the launcher's to handle.
    detached: true,
  })
  child.on('message', async (message: Partial<WantedPicture> & { ownerLink?: string }) => {
    if (message.ownerLink !== undefined) onOwnerLink(message.ownerLink)
    if (!message.picture) return
    const made = await providePicture(message.picture).catch(() => undefined)
    if (child.connected) child.send({ id: message.id, made })
  })
  return child
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Resolves to the port once the server listens, or to undefined if it ends before. */
async function listening(child: ChildProcess): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  child.on('message', ({ ready, port }: { ready?: boolean; port: number }) => {
    if (ready) resolve(port)
  })
  void ended(child).then(() => resolve(undefined))
  return promise
}

/** Calls back once for every burst of changes in the server's sources. Returns a function that stops watching. */
function watchSources(onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = sources.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(onChange, 150)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
