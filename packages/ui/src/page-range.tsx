/**
 * Which page numbers a pager shows: the first, the last, and `siblings` on each side of the current one. `null` is a
 * gap; a gap of a single page shows that page instead.
 */
export function pageRange(page: number, pages: number, siblings = 1): (number | null)[] {
  const from = Math.max(2, page - siblings)
  const to = Math.min(pages - 1, page + siblings)
  const shown = [1]
  for (let number = from; number <= to; number++) shown.push(number)
  if (pages > 1) shown.push(pages)
  const range: (number | null)[] = []
  for (const number of shown) {
    const before = range.at(-1) ?? 0
    if (number - before === 2) range.push(number - 1)
    else if (number - before > 2) range.push(null)
    range.push(number)
  }
  return range
}
