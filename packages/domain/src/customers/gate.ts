export interface GateOptions {
  /** Jobs that run at the same time at most. */
  atOnce: number
  /** Jobs that wait at most. */
  waiting: number
  /** Makes the error for a job that may not even wait. */
  refuse: () => Error
}

/** Makes a function that runs jobs a few at a time, in the order they came. */
export function createGate({ atOnce, waiting, refuse }: GateOptions) {
  const queue: (() => void)[] = []
  let running = 0
  return async function run<T>(job: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++
    else {
      if (queue.length >= waiting) throw refuse()
      // The job that ends hands its place on, so `running` stays.
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    try {
      return await job()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
