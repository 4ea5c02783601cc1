import { setTimeout as sleep } from 'node:timers/promises'

/** Work that runs until the signal. The promise resolves when the running work is done. */
export type BackgroundJob = (
  signal: AbortSignal,
  onFailure: (job: string, error: Error, part?: string) => void,
) => Promise<void>

/** A queue of due rows and their work. A row is taken with a lease; after a failure it is due again when the lease ends. */
interface DueRows<Row> {
  name: string
  /** Milliseconds to wait while nothing is due. */
  intervalMs: number
  /** Maximum number of rows in work at the same time. */
  parallel: number
  take(): Promise<Row | undefined>
  work(row: Row): Promise<void>
}

const pause = (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)

/** Works through due rows. A failing or slow row does not stop the others: its failure is reported. */
export const dispatch =
  <Row>({ name, intervalMs, parallel, take, work }: DueRows<Row>): BackgroundJob =>
  async (signal, onFailure) => {
    const report = (error: Error) => onFailure(name, error)
    const active = new Set<Promise<void>>()
    while (!signal.aborted) {
      if (active.size === parallel) {
        await Promise.race(active)
        continue
      }
      const row = await take().catch(report)
      if (row === undefined) {
        await pause(intervalMs, signal)
        continue
      }
      const done: Promise<void> = work(row)
        .catch(report)
        .finally(() => active.delete(done))
      active.add(done)
    }
    await Promise.all(active)
  }

/** Repeats a task with a pause in between. A failure is reported, and the task runs again after the pause. */
export const repeat =
  (name: string, intervalMs: number, task: () => Promise<unknown>): BackgroundJob =>
  async (signal, onFailure) => {
    while (!signal.aborted) {
      await task().catch((error: Error) => onFailure(name, error))
      await pause(intervalMs, signal)
    }
  }
