import { once } from 'node:events'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { makeFolder } from '@tsiran/server/ops/make-folder'
import { LauncherError } from './console.ts'

/** The program that works on a data folder: the launcher (`start.ts`), or a command on the stopped shop. */
export interface Holder {
  pid: number
  /** Name of its file in `scripts`. */
  program: string
}

const timeoutMs = 2_000
const lockFile = (dataDir: string) => path.join(dataDir, 'launcher.pid')

/**
 * Locks the data folder for this process. The lock is a socket, which the kernel closes when its process dies; the file beside it is
 * for people and for earlier versions. Returns a function that releases the lock. Throws {@link LauncherError} if another program holds the
 * folder, or if it cannot be written.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  try {
    await makeFolder(dataDir)
    const lock = await listen(socketOf(dataDir))
    const earlier = lock && readEarlierHolder(dataDir)
    if (!lock || earlier) {
      lock?.close()
      throw new LauncherError(refusal(dataDir, earlier ?? (await queryHolder(dataDir))))
    }
    writeFileSync(lockFile(dataDir), String(process.pid))
    return () => {
      // Remove the file first: once the lock is free, the file may be the next holder's.
      if (lock.listening) rmSync(lockFile(dataDir), { force: true })
      lock.close()
    }
  } catch (error) {
    if (error instanceof LauncherError) throw error
    throw new LauncherError(
      `the data folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}): set DATA_DIR to another`,
    )
  }
}

function refusal(dataDir: string, holder: Holder | undefined): string {
  const who = holder ? ` (process ${holder.pid})` : ''
  if (holder && holder.program !== 'start.ts')
    return `another command works on ${dataDir}${who}: try again when it has ended`
  return `the shop already runs from ${dataDir}${who}: stop it, or set DATA_DIR to another folder`
}

/** The running program that holds a data folder; undefined if none does, or if it does not answer. */
export const findHolder = async (dataDir: string): Promise<Holder | undefined> =>
  (await queryHolder(dataDir)) ?? readEarlierHolder(dataDir)

/**
 * An abstract socket, named after the folder's inode: every path to the folder gives the same name, and the socket ends with its
 * process.
 */
function socketOf(dataDir: string): string {
  const { dev, ino } = statSync(dataDir, { bigint: true })
  return `\0tsiran-${dev}-${ino}`
}

/** Listens on a socket and answers connections with this program's name; undefined if another process listens. */
async function listen(address: string): Promise<net.Server | undefined> {
  const holder: Holder = { pid: process.pid, program: path.basename(process.argv[1] ?? '') }
  const server = net.createServer((socket) =>
    socket.on('error', () => undefined).end(JSON.stringify(holder)),
  )
  server.listen(address).unref()
  try {
    await once(server, 'listening')
    return server
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined
    throw error
  }
}

async function queryHolder(dataDir: string): Promise<Holder | undefined> {
  try {
    const socket = net
      .connect(socketOf(dataDir))
      .setTimeout(timeoutMs, () => socket.destroy(new Error('no answer')))
    let answer = ''
    for await (const chunk of socket.setEncoding('utf8')) answer += chunk
    return JSON.parse(answer) as Holder
  } catch {
    return undefined
  }
}

/** The holder named by the file of an earlier version, which has no socket. Another program may have reused its pid. */
function readEarlierHolder(dataDir: string): Holder | undefined {
  try {
    const pid = Number(readFileSync(lockFile(dataDir), 'utf8'))
    if (pid === process.pid) return undefined
    const program = /scripts\/((?:start|seed|db-reset|mail|orders|comments)\.ts)/.exec(
      readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
    )?.[1]
    return program === undefined ? undefined : { pid, program }
  } catch {
    return undefined
  }
}
