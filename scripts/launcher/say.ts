/** Ends the program with one line for people. */
export function fail(message: string): never {
  process.stderr.write(`Tsiran cannot start: ${message}\n`)
  process.exit(1)
}

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Runs a longer step, saying what it is and how long it took. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  process.stdout.write(`${what}… `)
  const start = performance.now()
  const result = await work()
  say(`${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}
