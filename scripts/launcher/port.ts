import net from 'node:net'
import { LauncherError } from './console.ts'

const reasons: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `port ${port} is in use: stop what listens there, or set PORT to another`,
  EACCES: (port) => `port ${port} may not be used by this user: set PORT to one above 1023`,
}

/** Makes sure that the shop can listen, before anything slow is started. Throws {@link LauncherError}. */
export async function checkPort(host: string, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const probe = net.createServer()
  probe.once('error', ({ code = '' }: NodeJS.ErrnoException) =>
    reject(new LauncherError(reasons[code]?.(port) ?? `it cannot listen on ${host}, port ${port} (${code})`)),
  )
  probe.listen({ host, port }, () => probe.close(() => resolve()))
  await promise
}
