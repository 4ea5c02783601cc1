import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { nodeEnv, nodeFlags } from '@tsiran/server/node-flags'
import { root } from './build.ts'
import { serverProgram } from './bundle-server.ts'

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

/** Starts the server's process, and answers what it asks of the launcher. */
export function launch({
  env,
  development,
  providePicture,
  onOwnerLink,
}: ServerOptions): ChildProcess {
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

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Resolves to the port once the server listens, or to undefined if it ends before. */
export async function listening(child: ChildProcess): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  child.on('message', ({ ready, port }: { ready?: boolean; port: number }) => {
    if (ready) resolve(port)
  })
  void ended(child).then(() => resolve(undefined))
  return promise
}
