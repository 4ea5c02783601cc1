import { setTimeout as sleep } from 'node:timers/promises'
import { warn, LauncherError } from './console.ts'

const window = 60_000
const most = 5
const retryMs = 60_000
const maxPauseMs = 5_000

/**
 * Counts crashes of one process and waits longer before each new start. Throws {@link LauncherError} when there are too many
 * within a minute.
 */
export function crashGuard(name: string): () => Promise<void> {
  let times: number[] = []
  return async () => {
    const now = Date.now()
    times = [...times.filter((time) => now - time < window), now]
    if (times.length >= most) throw new LauncherError(`${name} stopped ${times.length} times within a minute`)
    warn(`${name[0]!.toUpperCase()}${name.slice(1)} stopped unexpectedly; starting it again`)
    await sleep(100 * 2 ** (times.length - 1))
  }
}

/**
 * Starts a process again after a crash. A start that fails is no crash: what it needs may take a moment to come, so it is repeated
 * for a minute with longer and longer pauses. Throws the last failure after that; returns undefined once `isOver` says so.
 */
export async function startAgain<T>(
  start: () => Promise<T>,
  isOver: () => boolean,
  clock = { now: Date.now, sleep: (ms: number) => sleep(ms) as Promise<unknown> },
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
