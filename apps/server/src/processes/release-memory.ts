import { performance } from 'node:perf_hooks'

const mib = 1024 * 1024
/** Milliseconds between two looks. */
const intervalMs = 10_000
/** Share of the interval below which the event loop counts as quiet. */
const quietShare = 0.05
/** Resident bytes up to which nothing is released. */
const enough = 200 * mib
/** Bytes above what the last release left that make another one worth its pause. */
const worthwhile = 40 * mib

/**
 * Decides at each look whether memory is to be released: in the first quiet interval after a busy one, while the process holds more
 * than enough. `used` is the share of the interval in which the event loop was active, 0 to 1; sizes are resident bytes.
 */
export function releaseRule() {
  let wasBusy = true
  let limit = enough
  return {
    isDue(used: number, resident: number): boolean {
      const isQuiet = used < quietShare
      const isDue = isQuiet && wasBusy && resident > limit
      wasBusy = !isQuiet
      return isDue
    },
    released(resident: number): void {
      limit = Math.max(enough, resident + worthwhile)
    },
  }
}

/**
 * Returns to the system what a busy time has left in V8's heap, mostly its young generation, once the process is quiet
 * (docs/decisions/0036). It pauses the process for a few hundred milliseconds at most once for each busy time. Does nothing without
 * Node's option `--expose-gc`.
 */
export function releaseMemoryWhenQuiet(everyMs = intervalMs): void {
  const { gc } = globalThis
  if (!gc) return
  const { isDue, released } = releaseRule()
  let last = performance.eventLoopUtilization()
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    if (!isDue(utilization, process.memoryUsage.rss())) return
    void gc({ type: 'major', flavor: 'last-resort', execution: 'sync' })
    released(process.memoryUsage.rss())
    last = performance.eventLoopUtilization()
  }, everyMs).unref()
}
