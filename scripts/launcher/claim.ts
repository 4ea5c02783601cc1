import { mkdir, open, readFile, rm } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { fail } from './say.ts'

/** Makes sure that the shop can listen, before anything slow is started. */
export async function checkPort(host: string, port: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const probe = net.createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') fail(`port ${port} is in use: stop what listens there, or set PORT to another`)
      if (error.code === 'EACCES') fail(`port ${port} may not be used by this user: set PORT to one above 1023`)
      fail(`it cannot listen on ${host}:${port} (${error.code})`)
    })
    probe.listen({ host, port }, () => probe.close(() => resolve()))
  })
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A launcher's process, not another program that has got its number since. */
async function isLauncher(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  return command === undefined || command.includes('scripts/')
}

/** Claims the data folder for this launcher; the claim of one that died counts for nothing. Returns what gives it up. */
export async function claimDataDir(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, 'launcher.pid')
  try {
    await mkdir(dataDir, { recursive: true })
    for (;;) {
      const handle = await open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return undefined
        throw error
      })
      if (handle) {
        await handle.writeFile(String(process.pid))
        await handle.close()
        return () => rm(file, { force: true })
      }
      const pid = Number(await readFile(file, 'utf8').catch(() => ''))
      if (pid > 0 && pid !== process.pid && (await isLauncher(pid)))
        fail(`the shop already runs from ${dataDir} (process ${pid}): stop it, or set DATA_DIR to another folder`)
      await rm(file, { force: true })
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST')
      fail(`the data folder ${dataDir} cannot be written (${code}): set DATA_DIR to another`)
    throw error
  }
}
