/**
 * Where an arrow leads among so many suggestions: round, through the box itself, which is -1. Null for a key that does
 * not move among them.
 */
export function nextSuggestion(key: string, place: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return place + 1 < count ? place + 1 : -1
  if (key === 'ArrowUp') return place === -1 ? count - 1 : place - 1
  return null
}
