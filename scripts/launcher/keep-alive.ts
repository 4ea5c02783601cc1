import { setTimeout as sleep } from 'node:timers/promises'
import { complain, Failure } from './say.ts'

const window = 60_000
const most = 5

/**
 * Counts crashes of one process and waits longer before each new start. Throws {@link Failure} when there are too many
 * within a minute.
 */
export function crashGuard(name: string): () => Promise<void> {
  let times: number[] = []
  return async () => {
    const now = Date.now()
    times = [...times.filter((time) => now - time < window), now]
    if (times.length >= most) throw new Failure(`${name} stopped ${times.length} times within a minute`)
    complain(`${name[0]!.toUpperCase()}${name.slice(1)} stopped unexpectedly; starting it again`)
    await sleep(100 * 2 ** (times.length - 1))
  }
}
