/** Milliseconds of the fastest of several runs: what the work itself takes, whatever else the machine does. */
export function fastestRun(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < 7; run++) {
    const start = performance.now()
    work()
    best = Math.min(best, performance.now() - start)
  }
  return best
}
