/** The word of a field, or the words of so many changed parts of it: “2 pictures”. */
export type FieldWord = string | ((count: number) => string)

/** True where two values of a form are the same in depth: texts, numbers, lists, and plain objects of them. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    !a ||
    !b ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return false
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) =>
    isSame((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]),
  )
}

/** How many entries of a list were added, removed, changed or moved. */
function countChanges(before: readonly unknown[], after: readonly unknown[]): number {
  const added = after.filter((entry) => !before.some((other) => isSame(entry, other))).length
  const removed = before.filter((entry) => !after.some((other) => isSame(entry, other))).length
  // A changed entry counts as one, not as removed and added; in a reordered list each moved entry counts.
  const changed = Math.max(added, removed)
  return changed || after.filter((entry, place) => !isSame(entry, before[place])).length
}

/**
 * The words of the fields that differ, in the order of `words`: what a save bar says. A field with a function as its word is a list
 * and says how many of its entries differ.
 */
export function changedFields<T extends object>(
  before: T,
  after: T,
  words: { [Name in keyof T]?: FieldWord },
): string[] {
  return (Object.keys(words) as (keyof T)[]).flatMap((name) => {
    const word = words[name]
    if (!word || isSame(before[name], after[name])) return []
    if (typeof word === 'string') return [word]
    const [was, is] = [before[name], after[name]]
    return [word(Array.isArray(was) && Array.isArray(is) ? countChanges(was, is) : 1)]
  })
}
