import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { LauncherError } from './console.ts'

/** The program that works on a data folder: the launcher (`start.ts`), or a command on the closed shop. */
export interface Holder {
  pid: number
  /** Name of its file in `scripts`. */
  program: string
}

const timeoutMs = 2_000
const claimFile = (dataDir: string) => path.join(dataDir, 'launcher.pid')

/**
 * Claims the data folder for this process. The kernel decides who holds it and gives it free when the holder dies; the file beside it
 * is for people and for earlier versions. Returns what gives the claim up. Throws {@link LauncherError} where another program holds the
 * folder, or it cannot be written.
 */
export async function claimDataDir(dataDir: string): Promise<() => void> {
  try {
    mkdirSync(dataDir, { recursive: true })
    const lock = await listen(socketOf(dataDir))
    const earlier = lock && readEarlierHolder(dataDir)
    if (!lock || earlier) {
      lock?.close()
      throw new LauncherError(refusal(dataDir, earlier ?? (await askHolder(dataDir))))
    }
    writeFileSync(claimFile(dataDir), String(process.pid))
    return () => {
      // The file goes first: once the lock is free it may be the next holder's.
      if (lock.listening) rmSync(claimFile(dataDir), { force: true })
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
  if (holder && holder.program !== 'start.ts') return `another command works on ${dataDir}${who}: try again when it has ended`
  return `the shop already runs from ${dataDir}${who}: stop it, or set DATA_DIR to another folder`
}

/** The living program that holds a data folder; undefined where none does, or it does not answer. */
export const findHolder = async (dataDir: string): Promise<Holder | undefined> => (await askHolder(dataDir)) ?? readEarlierHolder(dataDir)

/** A socket in the kernel alone, named after the folder itself: no path to it matters, and nothing of it outlives its holder. */
function socketOf(dataDir: string): string {
  const { dev, ino } = statSync(dataDir, { bigint: true })
  return `\0tsiran-${dev}-${ino}`
}

/** Listens on a socket and tells who asks which program this is; undefined where another process listens. */
async function listen(socket: string): Promise<net.Server | undefined> {
  const holder: Holder = { pid: process.pid, program: path.basename(process.argv[1] ?? '') }
  const server = net.createServer((asker) => asker.on('error', () => undefined).end(JSON.stringify(holder)))
  server.listen(socket).unref()
  try {
    await once(server, 'listening')
    return server
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined
    throw error
  }
}

async function askHolder(dataDir: string): Promise<Holder | undefined> {
  try {
    const socket = net.connect(socketOf(dataDir)).setTimeout(timeoutMs, () => socket.destroy(new Error('no answer')))
    let answer = ''
    for await (const chunk of socket.setEncoding('utf8')) answer += chunk
    return JSON.parse(answer) as Holder
  } catch {
    return undefined
  }
}

/** The holder that a file names which an earlier version wrote: it holds no socket. Another program may have got its number since. */
function readEarlierHolder(dataDir: string): Holder | undefined {
  try {
    const pid = Number(readFileSync(claimFile(dataDir), 'utf8'))
    if (pid === process.pid) return undefined
    const program = /scripts\/((?:start|seed|db-reset|mail|orders|comments)\.ts)/.exec(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.[1]
    return program === undefined ? undefined : { pid, program }
  } catch {
    return undefined
  }
}
