/**
 * Totals lowered by so many drams together, each in proportion to itself; the drams that are left over go to the largest
 * remainders. No total falls below 0: more than their sum is not taken.
 */
export function lowerTotals(totals: readonly number[], drams: number): number[] {
  const sum = totals.reduce((all, total) => all + total, 0)
  const cut = Math.min(Math.max(drams, 0), sum)
  if (cut === 0) return [...totals]
  const exact = totals.map((total) => (BigInt(total) * BigInt(cut)) / BigInt(sum))
  const parts = exact.map(Number)
  const remainder = (index: number) => (BigInt(totals[index]!) * BigInt(cut)) % BigInt(sum)
  const byRemainder = totals
    .map((_, index) => index)
    .sort((a, b) => Number(remainder(b) - remainder(a)))
  const left = cut - parts.reduce((all, part) => all + part, 0)
  for (const index of byRemainder.slice(0, left)) parts[index]! += 1
  return totals.map((total, index) => total - parts[index]!)
}
