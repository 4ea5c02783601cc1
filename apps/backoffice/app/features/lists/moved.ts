/** A list with one of its entries at another place; the place is held within the list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  rest.splice(Math.min(Math.max(0, to), rest.length), 0, list[from]!)
  return rest
}
