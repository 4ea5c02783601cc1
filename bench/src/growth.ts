import type { Row } from './report.ts'

/** Prints the growth of each p50 from the second catalogue size to the largest: 1.0 is none. */
export function printGrowth(measured: ReadonlyMap<number, readonly Row[]>): void {
  const sizes = [...measured.keys()]
  const [from, to] = [sizes[1], sizes.at(-1)]
  if (from === undefined || to === undefined || from === to) return
  process.stdout.write(`\ngrowth of p50 from ${from} to ${to} products\n`)
  for (const { what, p50 } of measured.get(to)!) {
    const before = measured.get(from)!.find((row) => row.what === what)
    if (before)
      process.stdout.write(
        `${what.padEnd(44)}${(p50 / Math.max(before.p50, 0.1)).toFixed(1).padStart(9)}\n`,
      )
  }
}
