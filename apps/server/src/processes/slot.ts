import type { Worker } from 'node:cluster'
import { crashGuard, restart } from './keep-alive.ts'
import type { ServerMessage } from './messages.ts'
import { ended, startProcess, tell } from './start-process.ts'

/** Milliseconds that a process may take to end in good order; longer than its own limits. */
const shutdownTimeoutMs = 12_000
const drainTimeoutMs = 18_000
/** The process that runs the background jobs. */
const leading = 1

/** One of the server processes behind the port: always the same number, one process after another. */
export class ProcessSlot {
  readonly number: number
  #worker: Worker | undefined
  #stopping = false
  #replacing: Promise<unknown> | undefined
  readonly #onMessage: (worker: Worker, message: ServerMessage) => void

  constructor(number: number, onMessage: (worker: Worker, message: ServerMessage) => void) {
    this.number = number
    this.#onMessage = onMessage
  }

  get worker(): Worker | undefined {
    return this.#worker
  }

  /** Starts the process. Throws StartError where it ends before it listens. */
  async start(): Promise<void> {
    this.#worker = await startProcess(this.number, this.#onMessage)
    this.#lead()
  }

  /** Starts the process again whenever it dies, until `stop()`. Throws once it is given up. */
  async keep(report: (line: string) => void): Promise<void> {
    const crashed = crashGuard(`server process ${this.number}`, report)
    const again = async () =>
      void (await restart(
        () => this.start(),
        () => this.#stopping,
      ))
    if (!this.#worker) await again()
    while (!this.#stopping) {
      const current = this.#worker!
      await ended(current)
      await this.#replacing?.catch(() => undefined)
      if (this.#stopping || this.#worker !== current) continue
      await crashed()
      await again()
    }
  }

  /**
   * Puts a new process into the place of the running one, which ends without a failing request. Throws where the new one does not
   * start.
   */
  async replace(): Promise<void> {
    const former = this.#worker
    if (!former || this.#stopping) return
    const starting = startProcess(this.number, this.#onMessage)
    this.#replacing = starting
    try {
      this.#worker = await starting
    } finally {
      this.#replacing = undefined
    }
    if (this.#stopping) return end(this.#worker, shutdownTimeoutMs)
    tell(former, { drain: true })
    await endWithin(former, drainTimeoutMs)
    this.#lead()
  }

  /** Ends the process after its running requests. */
  async stop(): Promise<void> {
    this.#stopping = true
    if (this.#worker) await end(this.#worker, shutdownTimeoutMs)
  }

  #lead(): void {
    if (this.number === leading && this.#worker) tell(this.#worker, { lead: true })
  }
}

async function end(worker: Worker, timeoutMs: number): Promise<void> {
  worker.process.kill('SIGTERM')
  await endWithin(worker, timeoutMs)
}

async function endWithin(worker: Worker, timeoutMs: number): Promise<void> {
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), timeoutMs)
  await ended(worker)
  clearTimeout(timer)
}
