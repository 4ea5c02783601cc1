import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { wrap, type Identity } from './identity.ts'
import type { Layout } from './layout.ts'

/** Starts PostgreSQL; its log is a file of the layout. */
export async function launch(
  layout: Layout,
  identity: Identity,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const all = {
    listen_addresses: '',
    unix_socket_directories: layout.socket,
    unix_socket_permissions: '0700',
    max_connections: '120',
    jit: 'off',
    random_page_cost: '1.1',
    // A page is logged whole when it first changes after a checkpoint: most of what an edit of many products writes.
    max_wal_size: '2GB',
    log_min_messages: 'warning',
    timezone: 'UTC',
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = wrap(identity, [
    path.join(layout.native, 'bin', 'postgres'),
    '-D',
    layout.data,
    ...flags,
  ])
  const log = await open(layout.log, 'a')
  // Its own process group: Ctrl-C reaches only the launcher, which stops the shop first and the database last.
  const child = spawn(command[0]!, command.slice(1), {
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
    cwd: '/',
  })
  await log.close()
  return child
}

/** Whether a process has ended, by itself or by a signal. */
export const hasEnded = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null

/** Ends a process by a signal and waits for its end. */
export async function stop(
  child: ChildProcess,
  signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT',
): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
