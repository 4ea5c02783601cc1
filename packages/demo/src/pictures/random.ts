/** A repeatable source of choices: the same seed makes the same picture on every machine. */
export interface Random {
  /** From `low` (included) to `high` (excluded). */
  between(low: number, high: number): number
  pick<T>(items: readonly T[]): T
  /** True in `share` (0 to 1) of the cases. */
  chance(share: number): boolean
}

/** Seeds by any text, such as a sku; `topic` separates independent streams of one seed. */
export function seeded(seed: string, topic = ''): Random {
  let state = 2166136261
  for (const char of `${seed}/${topic}`) state = Math.imul(state ^ char.codePointAt(0)!, 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (items) => items[Math.floor(next() * items.length)]!,
    chance: (share) => next() < share,
  }
}
