import type { OrderRow } from '@tsiran/contract/quick-order-shapes'

/** Unchanged rows stay the same objects, so that they are not rendered again. */
export function keepSame(before: readonly OrderRow[], rows: readonly OrderRow[]): OrderRow[] {
  const known = new Map(before.map((row) => [JSON.stringify(row), row]))
  return rows.map((row) => known.get(JSON.stringify(row)) ?? row)
}

/** The lines of a text that were not sent: they were typed while the server checked the others. */
export function linesSince(text: string, sent: string): string {
  const known = new Set(sent.split('\n').map((line) => line.trim()))
  const typed = text.split('\n').filter((line) => !known.has(line.trim()))
  return typed.join('\n')
}
