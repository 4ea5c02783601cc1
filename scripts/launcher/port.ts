import net from 'node:net'
import { listenProblem } from '@tsiran/server/start-problem'
import { LauncherError } from './console.ts'

/** Checks that the port is free before anything slow starts. Throws {@link LauncherError}. */
export async function checkPort(host: string, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const probe = net.createServer()
  probe.once('error', (error) => reject(new LauncherError(listenProblem(error, host, port))))
  probe.listen({ host, port }, () => probe.close(() => resolve()))
  await promise
}
