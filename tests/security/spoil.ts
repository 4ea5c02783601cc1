import { hostileValue } from './hostile-values.ts'
import type { Random } from './random.ts'

type Holder = Record<string, unknown>

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** Every place within a value, down to a depth: what holds it, and its key there. */
const placesIn = (value: Holder, depth = 10): [holder: Holder, key: string][] =>
  Object.entries(value).flatMap(([key, inner]): [Holder, string][] => [
    [value, key],
    ...(depth > 1 && isHolder(inner) ? placesIn(inner, depth - 1) : []),
  ])

const nearNumber = (number: number, random: Random) =>
  random.pick([
    number + 1,
    number - 1,
    -number,
    number * 1000,
    2 ** 31 - 1,
    2 ** 31,
    2 ** 53 - 1,
    0,
    number + 0.5,
  ])

/** Changes one place of a value that fits the contract: leaves it out, doubles it, or puts anything there. */
export function spoil(value: Holder, random: Random): void {
  const places = placesIn(value)
  if (places.length === 0) return
  const [holder, key] = random.pick(places)
  const old = holder[key]
  if (random.chance(0.1)) delete holder[key]
  else if (Array.isArray(holder) && random.chance(0.4)) holder.push(structuredClone(old))
  else
    holder[key] =
      typeof old === 'number' && random.chance(0.5) ? nearNumber(old, random) : hostileValue(random)
}
