import net from 'node:net'
import { LauncherError } from './console.ts'

const reasons: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `port ${port} is in use: stop what listens there, or set PORT to another`,
  EACCES: (port) => `this user may not use port ${port}: set PORT to one above 1023`,
}

/** Checks that the port is free before anything slow starts. Throws {@link LauncherError}. */
export async function checkPort(host: string, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const probe = net.createServer()
  probe.once('error', ({ code = '' }: NodeJS.ErrnoException) =>
    reject(
      new LauncherError(
        reasons[code]?.(port) ?? `the shop cannot listen on ${host}, port ${port} (${code})`,
      ),
    ),
  )
  probe.listen({ host, port }, () => probe.close(() => resolve()))
  await promise
}
