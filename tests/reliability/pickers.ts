import { setTimeout as sleep } from 'node:timers/promises'
import type { Picking } from '@tsiran/contract/admin/picking-shapes'
import type { PickLine, SubstituteOption } from '@tsiran/contract/admin/pick-line-shapes'
import type { Answer, Client } from './ask.ts'
import type { Merchant } from './merchant.ts'

type Call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Answer>

/** Codes of a mark whose line was canceled, or whose substitute was sold, between the answer and the mark. */
const lateMarks = new Set(['not_found', 'validation_failed', 'stock_changed'])

const lateSettlements = new Set(['conflict', 'version_conflict', 'stock_changed'])

/** A member of the staff who claims, marks, releases, finishes and settles orders until the end, several of them the same ones. */
export async function keepPicking(
  ask: Client,
  { cookie, confirmed, changes }: Merchant,
  end: AbortSignal,
): Promise<void> {
  const call: Call = async (method, path, body) => {
    const answer: Answer = await ask(method, `/api/admin/picking/${path}`, {
      cookie,
      ...(body && { body }),
    })
    const code = String(answer.body['code'])
    // The order was canceled, completed or finished meanwhile.
    if (answer.status === 200 || code === 'conflict') return answer
    if (method !== 'POST' && lateMarks.has(code)) return answer
    throw new Error(
      `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`,
    )
  }
  /** Most orders are settled at once; what came between, or would leave nothing, is for others. */
  const settle = async (id: number): Promise<number> => {
    if (Math.random() < 0.3) return 0
    const { body } = await ask('GET', `/api/admin/orders/${id}`, { cookie })
    const { version } = body['data'] as { version: number }
    const path = `/api/admin/orders/${id}/settle`
    const answer = await ask('POST', path, { cookie, body: { version } })
    const code = String(answer.body['code'])
    if (answer.status !== 200 && !lateSettlements.has(code))
      throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`)
    return answer.status
  }
  const count = (name: string) => changes.set(name, (changes.get(name) ?? 0) + 1)
  while (!end.aborted) {
    const order =
      confirmed[confirmed.length - 1 - Math.floor(Math.random() * Math.min(20, confirmed.length))]
    if (!order || Math.random() < 0.5) {
      await sleep(20)
      continue
    }
    const claimed = await call('POST', `${order.id}/claim`, {})
    if (claimed.status !== 200) continue
    count('claim')
    const { lines } = claimed.body['data'] as Picking
    for (const line of lines) {
      const path = `${order.id}/lines/${line.id}`
      const mark = await chooseMark(line, () => call('GET', `${path}/substitutes`))
      if ((await call('PUT', path, mark)).status !== 200) continue
      count(line.weighed && mark.grams ? `${mark.state} weighed` : mark.state)
    }
    const last = Math.random() < 0.3 ? 'release' : 'finish'
    if ((await call('POST', `${order.id}/${last}`, {})).status !== 200) continue
    count(last)
    if (last === 'finish' && (await settle(order.id)) === 200) count('settle')
  }
}

interface Mark {
  state: 'found' | 'short' | 'missing' | 'replaced'
  quantity: number
  grams?: number
  substitute_variant_id?: number
  agreed?: boolean
}

/** What is found of a line: mostly all of it; fewer, nothing, or something else. What is weighed is never quite right. */
async function chooseMark(line: PickLine, substitutes: () => Promise<Answer>): Promise<Mark> {
  const { quantity, weighed } = line
  const chance = Math.random()
  if (chance < 0.1) return { state: 'missing', quantity: 0 }
  if (chance < 0.3) {
    const answer = await substitutes()
    const found = (answer.status === 200 ? answer.body['data'] : []) as SubstituteOption[]
    const other = found[Math.floor(Math.random() * found.length)]
    if (other)
      return {
        state: 'replaced',
        substitute_variant_id: other.variant_id,
        agreed: true,
        ...weigh(other.weighed, quantity),
      }
  }
  if (chance < 0.5 && (quantity > 1 || weighed))
    return { state: 'short', agreed: true, ...weigh(weighed, Math.max(1, quantity - 1)) }
  return { state: 'found', agreed: true, ...weigh(weighed, quantity) }
}

/** Portions with what they weigh: 70 to 140 % of it, far beyond the tolerance and the buffer. */
function weigh(weighed: PickLine['weighed'], quantity: number): Pick<Mark, 'quantity' | 'grams'> {
  if (!weighed) return { quantity }
  const grams = weighed.portion_grams * quantity * (0.7 + Math.random() * 0.7)
  return { quantity, grams: Math.max(10, Math.round(grams / 10) * 10) }
}
