import type { Load } from './load.ts'

export interface Row extends Load {
  what: string
  /** The rate divided by the baseline's of the same run. */
  ratio: number
  note: string
}

/** A measurement beside its baseline. */
export const row = (what: string, measured: Load, baseline: Load, note = ''): Row => ({
  what,
  ...measured,
  ratio: measured.rate / baseline.rate,
  note,
})

/** Prints the rows as a table. */
export function print(rows: readonly Row[]): void {
  process.stdout.write(
    `${'what'.padEnd(44)}${['rate/s', 'ratio', 'p50 ms', 'p99 ms', 'failed'].map((name) => name.padStart(9)).join('')}\n`,
  )
  for (const { what, rate, ratio, p50, p99, failed, note } of rows) {
    const figures = [
      rate.toFixed(0),
      ratio.toFixed(2),
      p50.toFixed(1),
      p99.toFixed(1),
      String(failed),
    ]
    process.stdout.write(
      `${what.padEnd(44)}${figures.map((figure) => figure.padStart(9)).join('')}  ${note}\n`,
    )
  }
}
