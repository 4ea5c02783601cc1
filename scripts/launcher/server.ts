import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { root } from './build.ts'
import { crashGuard } from './keep-alive.ts'

export interface LauncherServer {
  port: number
  stop(): Promise<void>
}

/** A picture that the server has not found, by its key, edge length in pixels and format. */
export interface WantedPicture {
  id: number
  picture: { key: string; size: number; format: string }
}

export interface ServerOptions {
  env: NodeJS.ProcessEnv
  development: boolean
  /** Makes a missing picture; tells whether it is there now. */
  providePicture(wanted: WantedPicture['picture']): Promise<boolean>
}

/**
 * Starts the shop's server, and again whenever it dies, until it is told to stop. A server that ends before it ever
 * listened has said why; the launcher ends with it.
 */
export async function keepServer(options: ServerOptions): Promise<LauncherServer> {
  const crashed = crashGuard('the server')
  let stopping = false
  let { child, port } = await start(options)
  const watch = (current: ChildProcess) =>
    current.once('exit', async () => {
      if (stopping) return
      await crashed()
      child = (await start({ ...options, env: { ...options.env, PORT: String(port) } })).child
      watch(child)
    })
  watch(child)
  return {
    port,
    async stop() {
      stopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

async function start({ env, development, providePicture }: ServerOptions): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(path.join(root, 'apps/server/src/main.ts'), {
    env: { ...process.env, ...env, NODE_ENV: development ? 'development' : 'production' },
    execArgv: development ? ['--watch-path=apps/server/src', '--watch-path=packages/domain/src', '--watch-preserve-output'] : [],
    // Ctrl-C is the launcher's to handle.
    detached: true,
  })
  child.on('message', async (message: Partial<WantedPicture>) => {
    if (!message.picture) return
    const made = await providePicture(message.picture).catch(() => false)
    if (child.connected) child.send({ id: message.id, made })
  })
  const early = (code: number | null) => process.exit(code ?? 1)
  child.once('exit', early)
  for (;;) {
    const [message] = (await once(child, 'message')) as [{ ready?: boolean; port: number }]
    if (!message.ready) continue
    child.off('exit', early)
    return { child, port: message.port }
  }
}
