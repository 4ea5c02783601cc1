/** Percent of the weighed lines that an order may cost more, and the least of it in drams. */
const percent = 15
const least = 500

interface OrderedLine {
  /** Drams. */
  total: number
  /** Null for products that are not weighed. */
  portion_grams: number | null
}

/**
 * Drams that an order may cost more than agreed after its products are weighed: 15 % of its weighed lines, at least 500 drams, and
 * nothing without weighed lines.
 */
export function bufferOf(lines: readonly OrderedLine[]): number {
  const weighed = lines.filter(({ portion_grams }) => portion_grams !== null)
  if (weighed.length === 0) return 0
  const total = weighed.reduce((sum, line) => sum + line.total, 0)
  return Math.max(Math.ceil((total * percent) / 100), least)
}
