/**
 * The next index of an arrow key among `count` suggestions, which wraps around through the box itself, -1. Null for other
 * keys.
 */
export function nextSuggestion(key: string, place: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return place + 1 < count ? place + 1 : -1
  if (key === 'ArrowUp') return place === -1 ? count - 1 : place - 1
  return null
}
