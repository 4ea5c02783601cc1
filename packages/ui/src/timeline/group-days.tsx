/** Entries of one day, the newest first. */
export interface DayGroup<Entry> {
  day: string
  entries: Entry[]
}

/** Groups entries by the day that `dayOf` names, in the order in which they come. */
export function groupByDay<Entry extends { at: string }>(
  entries: readonly Entry[],
  dayOf: (instant: string) => string,
): DayGroup<Entry>[] {
  const groups: DayGroup<Entry>[] = []
  for (const entry of entries) {
    const day = dayOf(entry.at)
    const last = groups.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else groups.push({ day, entries: [entry] })
  }
  return groups
}
