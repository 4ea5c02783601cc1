import { mkdirSync, openSync, readFileSync, rmSync, writeSync, closeSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { Failure } from './say.ts'

const reasons: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `port ${port} is in use: stop what listens there, or set PORT to another`,
  EACCES: (port) => `port ${port} may not be used by this user: set PORT to one above 1023`,
}

/** Makes sure that the shop can listen, before anything slow is started. Throws {@link Failure}. */
export async function checkPort(host: string, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const probe = net.createServer()
  probe.once('error', ({ code = '' }: NodeJS.ErrnoException) =>
    reject(new Failure(reasons[code]?.(port) ?? `it cannot listen on ${host}, port ${port} (${code})`)),
  )
  probe.listen({ host, port }, () => probe.close(() => resolve()))
  await promise
}

/** A program of this project's that holds a data folder, not another that has got its number since. */
function holds(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  try {
    return /scripts\/(start|seed|db-reset|mail)\.ts/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    // Without /proc a living process is believed.
    return process.platform !== 'linux'
  }
}

/**
 * Claims the data folder for this process; the claim of one that died counts for nothing. Returns what gives it up.
 * Throws {@link Failure} where another program holds the folder, or it cannot be written.
 */
export function claimDataDir(dataDir: string): () => void {
  const file = path.join(dataDir, 'launcher.pid')
  try {
    mkdirSync(dataDir, { recursive: true })
    for (;;) {
      const handle = create(file)
      if (handle !== undefined) {
        writeSync(handle, String(process.pid))
        closeSync(handle)
        return () => rmSync(file, { force: true })
      }
      const pid = Number(readFileSync(file, 'utf8'))
      if (holds(pid))
        throw new Failure(`the shop already runs from ${dataDir} (process ${pid}): stop it, or set DATA_DIR to another folder`)
      rmSync(file, { force: true })
    }
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(`the data folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}): set DATA_DIR to another`)
  }
}

function create(file: string): number | undefined {
  try {
    return openSync(file, 'wx')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined
    throw error
  }
}
