/** A list with the entry of an id before another one, or last for null. */
export function reordered<T extends { id: number }>(
  list: readonly T[],
  id: number,
  beforeId: number | null,
): T[] {
  const rest = list.filter((entry) => entry.id !== id)
  const place = beforeId === null ? rest.length : rest.findIndex((other) => other.id === beforeId)
  return rest.toSpliced(place, 0, ...list.filter((entry) => entry.id === id))
}
