import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Load } from './load.ts'

export interface Row extends Load {
  what: string
  /** The rate divided by the baseline's of the same run. */
  ratio: number
  note: string
}

const printed: Row[] = []

/** A measurement beside its baseline. */
export const row = (what: string, measured: Load, baseline: Load, note = ''): Row => ({
  what,
  ...measured,
  ratio: measured.rate / baseline.rate,
  note,
})

/** Something that was done once: its time in milliseconds, and what it did `count` times. */
export const once = (what: string, ms: number, count: number, baseline: Load, note = ''): Row =>
  row(
    what,
    { rate: count / (ms / 1000), p50: ms, p99: ms, ok: count, refused: 0 },
    baseline,
    `in ${(ms / 1000).toFixed(1)} s; ${note}`,
  )

/** Prints the rows as a table. */
export function print(rows: readonly Row[]): void {
  printed.push(...rows)
  process.stdout.write(
    `${'what'.padEnd(52)}${['rate/s', 'ratio', 'p50 ms', 'p99 ms', 'ok', 'refused'].map((name) => name.padStart(9)).join('')}\n`,
  )
  for (const { what, rate, ratio, p50, p99, ok, refused, note } of rows) {
    const figures = [
      rate < 10 ? rate.toFixed(1) : rate.toFixed(0),
      ratio.toFixed(2),
      p50.toFixed(1),
      p99.toFixed(1),
      String(ok),
      String(refused),
    ]
    process.stdout.write(
      `${what.padEnd(52)}${figures.map((figure) => figure.padStart(9)).join('')}  ${note}\n`,
    )
  }
}

/** Writes every row that was printed, and the machine, as JSON into `results`. */
export async function save(name: string): Promise<void> {
  const cpus = os.cpus()
  const machine = {
    cores: cpus.length,
    processor: cpus[0]?.model,
    memoryGiB: Math.round(os.totalmem() / 2 ** 30),
    loadBefore: loadBefore,
    node: process.version,
  }
  await writeFile(
    path.join(import.meta.dirname, `../results/${name}.json`),
    `${JSON.stringify({ machine, rows: printed }, null, 2)}\n`,
  )
}
const loadBefore = os.loadavg()[0]

/** Whether a request was refused: the figures beside it are not to be trusted. */
export const isRefused = (): boolean => printed.some(({ refused }) => refused > 0)
