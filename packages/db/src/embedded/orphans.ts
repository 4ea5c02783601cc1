import { existsSync } from 'node:fs'
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedError } from './embedded-error.ts'
import type { Layout } from './layout.ts'

const timeoutMs = 30_000
const intervalMs = 50

/**
 * Stops processes that an earlier server left running on the data folder. A server whose launcher was killed gets a fast shutdown.
 * Backends of a killed server finish their queries and block a new server: they get an immediate shutdown, as when one of them
 * crashes. Throws {@link EmbeddedError} where a server does not end.
 */
export async function stopOrphans(layout: Layout): Promise<void> {
  const file = path.join(layout.data, 'postmaster.pid')
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  if (!pid || !existsSync('/proc/self')) return
  await waitForEnd(
    async () => ((await commandLine(pid)).includes(layout.data) ? [pid] : []),
    'SIGINT',
    layout,
  )
  await waitForEnd(() => backendsOf(layout), 'SIGQUIT', layout)
  // Where another program has reused the pid, as after a reboot, PostgreSQL would refuse to start.
  await rm(file, { force: true })
}

/** Signals each process found once, and waits until none is found. */
async function waitForEnd(
  find: () => Promise<number[]>,
  signal: NodeJS.Signals,
  layout: Layout,
): Promise<void> {
  const signaled = new Set<number>()
  for (let waited = 0; ; waited += intervalMs) {
    const found = await find()
    if (found.length === 0) return
    if (waited > timeoutMs)
      throw new EmbeddedError(`another database server (process ${found[0]}) holds ${layout.data}`)
    for (const pid of found) if (!signaled.has(pid)) send(pid, signal)
    for (const pid of found) signaled.add(pid)
    await sleep(intervalMs)
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has already ended.
  }
}

/** Arguments of a process: another program, even another PostgreSQL, may have reused the pid of an old file. */
const commandLine = async (pid: number) =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')

/** PostgreSQL processes whose working directory is the data folder, as for all backends. */
async function backendsOf(layout: Layout): Promise<number[]> {
  const data = await realpath(layout.data)
  const found: number[] = []
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const [folder = '', program = ''] = await Promise.all(
      ['cwd', 'exe'].map((link) => readlink(`/proc/${name}/${link}`).catch(() => '')),
    )
    // An update may have replaced the program of a running server.
    if (folder === data && /\/postgres(?: \(deleted\))?$/.test(program)) found.push(Number(name))
  }
  return found
}
