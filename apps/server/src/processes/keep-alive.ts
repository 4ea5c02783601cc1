import { setTimeout as sleep } from 'node:timers/promises'

const windowMs = 60_000
const maxCrashes = 5
const retryMs = 60_000
const maxPauseMs = 5_000

/** A process is given up. The message is one line for people. */
export class CrashLoopError extends Error {
  override name = 'CrashLoopError'
}

/**
 * Counts crashes of one process, reports each as a line, and waits longer before each restart. Throws {@link CrashLoopError} after too
 * many within a minute.
 */
export function crashGuard(name: string, report: (line: string) => void): () => Promise<void> {
  let times: number[] = []
  return async () => {
    const now = performance.now()
    times = [...times.filter((time) => now - time < windowMs), now]
    if (times.length >= maxCrashes)
      throw new CrashLoopError(`${name} stopped ${times.length} times within a minute`)
    report(`${name[0]!.toUpperCase()}${name.slice(1)} stopped unexpectedly; restarting it`)
    await sleep(100 * 2 ** (times.length - 1))
  }
}

/**
 * Restarts a process after a crash. A start that fails is no crash: its dependencies may need a moment, so it is retried for a minute
 * with growing pauses. Throws the last failure after that; returns undefined once `isOver` returns true.
 */
export async function restart<T>(
  start: () => Promise<T>,
  isOver: () => boolean,
  clock = { now: () => performance.now(), sleep: (ms: number) => sleep(ms) as Promise<unknown> },
): Promise<T | undefined> {
  const end = clock.now() + retryMs
  for (let pauseMs = 200; !isOver(); pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    try {
      return await start()
    } catch (error) {
      if (clock.now() + pauseMs > end) throw error
      await clock.sleep(pauseMs)
    }
  }
  return undefined
}
