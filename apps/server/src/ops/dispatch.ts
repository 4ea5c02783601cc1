import { setTimeout as sleep } from 'node:timers/promises'

/** Work that goes on until the signal; the promise ends with what was under way then. */
export type BackgroundJob = (signal: AbortSignal, onFailure: (job: string, error: Error, part?: string) => void) => Promise<void>

/** Rows that are due now and then, and what is done with each. They are taken with a lease: one that fails comes again after it. */
interface DueRows<Row> {
  name: string
  /** Milliseconds to wait while nothing is due. */
  intervalMs: number
  /** Rows that are worked on at the same time at most. */
  parallel: number
  take(): Promise<Row | undefined>
  work(row: Row): Promise<void>
}

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)

/** Works off what is due. A row that fails, or takes long, stops no other: its failure is reported and the next one is taken. */
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

/** Runs a task again and again with a pause between. One that fails is reported and comes again after the next pause. */
export const repeat =
  (name: string, intervalMs: number, task: () => Promise<unknown>): BackgroundJob =>
  async (signal, onFailure) => {
    while (!signal.aborted) {
      await task().catch((error: Error) => onFailure(name, error))
      await pause(intervalMs, signal)
    }
  }
