export interface GateOptions {
  /** Upper bound of jobs that run at the same time. */
  atOnce: number
  /** Upper bound of waiting jobs. */
  waiting: number
  /** Upper bound of one party's waiting jobs. */
  waitingEach: number
  /** Makes the error for a job that the full queue rejects. */
  refuse: () => Error
}

/**
 * Makes a function that runs a few jobs at a time. Parties take turns, so that one with many jobs does not delay the others;
 * each party's jobs run in their order.
 */
export function createGate({ atOnce, waiting, waitingEach, refuse }: GateOptions) {
  /** Waiting jobs by party, the next party first. */
  const queues = new Map<string, (() => void)[]>()
  let running = 0
  let queued = 0

  const wait = (party: string) => {
    const queue = queues.get(party) ?? []
    if (queued >= waiting || queue.length >= waitingEach) throw refuse()
    queues.set(party, queue)
    queued++
    return new Promise<void>((resolve) => queue.push(resolve))
  }
  const startNext = () => {
    const [turn] = queues
    if (!turn) return running--
    const [party, queue] = turn
    const start = queue.shift()!
    queues.delete(party)
    if (queue.length > 0) queues.set(party, queue)
    queued--
    // The next job takes the place of the one that ended, so `running` stays.
    return start()
  }

  return async function run<T>(party: string, job: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++
    else await wait(party)
    try {
      return await job()
    } finally {
      startNext()
    }
  }
}
