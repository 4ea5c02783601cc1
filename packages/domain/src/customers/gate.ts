export interface GateOptions {
  /** Jobs that run at the same time at most. */
  atOnce: number
  /** Jobs that wait at most. */
  waiting: number
  /** Jobs of one party that wait at most. */
  waitingEach: number
  /** Makes the error for a job that may not even wait. */
  refuse: () => Error
}

/**
 * Makes a function that runs jobs a few at a time. Parties take turns, so that one with many jobs keeps no other waiting;
 * each party's jobs run in the order they came.
 */
export function createGate({ atOnce, waiting, waitingEach, refuse }: GateOptions) {
  /** Waiting jobs by party, the party whose turn is next first. */
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
    // The job that ended hands its place on, so `running` stays.
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
