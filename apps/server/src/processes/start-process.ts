import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { ServerMessage, SupervisorMessage } from './messages.ts'

/** A server process ended before it listened. */
export class StartError extends Error {
  override name = 'StartError'
}

export const tell = (worker: Worker, message: SupervisorMessage): void => {
  if (worker.isConnected()) worker.send(message)
}

/** Resolves once a process has ended. */
export async function ended(worker: Worker): Promise<void> {
  if (!worker.isDead()) await once(worker, 'exit')
}

/**
 * Starts the server process with a number. Resolves once it listens. Throws {@link StartError} where it ends before; it has then said
 * why. Every message goes to `onMessage`.
 */
export async function startProcess(
  number: number,
  onMessage: (worker: Worker, message: ServerMessage) => void,
): Promise<Worker> {
  cluster.setupPrimary({ args: [String(number)] })
  const worker = cluster.fork()
  closeUnanswered(worker)
  const { promise, resolve, reject } = Promise.withResolvers<Worker>()
  worker.on('message', (message: ServerMessage) => {
    if (message.ready) resolve(worker)
    if (message.closed) tell(worker, { end: true })
    onMessage(worker, message)
  })
  worker.once('exit', () => reject(new StartError(`server process ${number} does not start`)))
  return promise
}

/**
 * Closes the connection that was on its way to a process when that was killed. Node hands over one at a time, keeps its own copy until
 * the process has it, and would leave that open for good.
 */
function closeUnanswered(worker: Worker): void {
  const { process: child } = worker
  const send = child.send.bind(child) as (...args: unknown[]) => boolean
  let last: { close?(): void } | undefined
  child.send = (...args: unknown[]) => {
    if (args[1]) last = args[1] as { close?(): void }
    return send(...args)
  }
  // A process that ends by itself has returned what it did not accept, and another one has it.
  worker.once('exit', (_code: number, signal: string | null) => signal && last?.close?.())
}
