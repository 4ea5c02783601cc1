import type { OrderRow } from '@tsiran/contract/quick-order-shapes'

/** Unchanged rows stay the same objects, so that they are not rendered again. */
export function keepSame(before: readonly OrderRow[], rows: readonly OrderRow[]): OrderRow[] {
  const known = new Map(before.map((row) => [JSON.stringify(row), row]))
  return rows.map((row) => known.get(JSON.stringify(row)) ?? row)
}

/** What was typed while the server checked the `sent` text. A line that is typed once more is one more line. */
export function linesSince(text: string, sent: string): string {
  const answered = new Map<string, number>()
  for (const line of sent
    .split('\n')
    .map((raw) => raw.trim())
    .filter(Boolean))
    answered.set(line, (answered.get(line) ?? 0) + 1)
  const typed = text.split('\n').filter((raw) => {
    const left = answered.get(raw.trim()) ?? 0
    answered.set(raw.trim(), left - 1)
    return left <= 0
  })
  return typed.join('\n').replace(/^\n+/, '')
}
