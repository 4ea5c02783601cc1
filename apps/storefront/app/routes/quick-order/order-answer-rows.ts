import type { OrderRow } from '@tsiran/contract/quick-order-shapes'

/** Unchanged rows stay the same objects, so that they are not rendered again. */
export function keepSame(before: readonly OrderRow[], rows: readonly OrderRow[]): OrderRow[] {
  const known = new Map(before.map((row) => [JSON.stringify(row), row]))
  return rows.map((row) => known.get(JSON.stringify(row)) ?? row)
}

const linesOf = (text: string) => text.split('\n').map((raw) => raw.trim())

/** How often each line is in the text. */
function countLines(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of linesOf(text)) if (line) counts.set(line, (counts.get(line) ?? 0) + 1)
  return counts
}

/** What was typed while the server checked the `sent` text. A line that is typed once more is one more line. */
export function linesSince(text: string, sent: string): string {
  const answered = countLines(sent)
  const typed = text.split('\n').filter((raw) => {
    const left = answered.get(raw.trim()) ?? 0
    answered.set(raw.trim(), left - 1)
    return left <= 0
  })
  return typed.join('\n').replace(/^\n+/, '')
}

/** The lines of the `sent` text that are in the text still, neither changed nor deleted since. */
export function unchangedLines(text: string, sent: string): string {
  const present = countLines(text)
  const unchanged = linesOf(sent).filter((line) => {
    const left = present.get(line) ?? 0
    present.set(line, left - 1)
    return left > 0
  })
  return unchanged.join('\n')
}
