import { adminEndpoints } from '@tsiran/contract/admin/api'
import type { AdminEndpoint } from '@tsiran/contract/admin/endpoint'
import type { Office, OfficeAnswer } from './office.ts'
import { Random } from './random.ts'
import { spoil } from './spoil.ts'

export interface OfficeResult {
  /** Calls whose answers break a rule, and which rule. */
  faults: string[]
  /** Answers by their status. */
  statuses: Record<string, number>
}

const endpoints: readonly AdminEndpoint[] = adminEndpoints

function count({ faults, statuses }: OfficeResult, { status, fault }: OfficeAnswer) {
  statuses[status] = (statuses[status] ?? 0) + 1
  if (fault !== undefined) faults.push(fault)
}

/** Calls every endpoint of the back office `rounds` times, with up to three places of a call that would succeed spoilt. */
export async function fuzzOffice(
  office: Office,
  seed: number,
  rounds: number,
): Promise<OfficeResult> {
  const random = new Random(seed)
  const result: OfficeResult = { faults: [], statuses: {} }
  for (let round = 0; round < rounds; round++)
    for (const endpoint of endpoints) {
      const call = await office.sample(endpoint)
      const parts = [call.params, call.query, call.body, call.body].filter(
        (part) => Object.keys(part).length > 0,
      )
      for (let places = random.below(3); parts.length > 0 && places >= 0; places--)
        spoil(random.pick(parts), random)
      count(result, await office.send(call))
    }
  return result
}

const ofOne = /^\/api\/admin\/(?:orders|picking|([^/]+))\/:/
/** What a call is about: an order and its picking are one thing. */
const thingOf = ({ path }: AdminEndpoint) => {
  const found = ofOne.exec(path)
  return found && (found[1] ?? 'orders')
}

/**
 * Changes each kind of thing of the back office `rounds` times by each of its calls, sent twice at once by two owners, together with
 * five other calls of the same thing.
 */
export async function raceOffice(
  office: Office,
  seed: number,
  rounds: number,
): Promise<OfficeResult> {
  const random = new Random(seed)
  const result: OfficeResult = { faults: [], statuses: {} }
  for (let round = 0; round < rounds; round++)
    for (const endpoint of endpoints.filter(
      (each) => each.method !== 'GET' && thingOf(each) !== null,
    )) {
      const call = await office.sample(endpoint)
      const [id] = Object.values(call.params)
      const others = endpoints.filter((other) => thingOf(other) === thingOf(endpoint))
      const calls = [call, { ...call, headers: (await office.sample(endpoint)).headers }]
      while (calls.length < 7) {
        const other = await office.sample(random.pick(others))
        const [name] = Object.keys(other.params)
        calls.push({ ...other, params: { ...other.params, ...call.params, [name!]: id } })
      }
      for (const answer of await Promise.all(calls.map(office.send))) count(result, answer)
    }
  return result
}
