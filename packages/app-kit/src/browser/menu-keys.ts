/** The next index of a key in a list of `count` entries, which wraps around. Null for other keys. */
export function nextPlace(key: string, place: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count
    case 'ArrowUp':
      return (place - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
