import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Client } from './ask.ts'
import type { Merchant } from './merchant.ts'

interface Picking {
  order_id: number
  state: string | null
  lines: { id: number; quantity: number; state: string | null }[]
}

/** A member of the staff who claims, marks, releases and finishes orders until the end, several of them the same ones. */
export async function keepPicking(
  ask: Client,
  { cookie, confirmed, changes }: Merchant,
  end: AbortSignal,
): Promise<void> {
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const answer: Answer = await ask(method, `/api/admin/picking/${path}`, {
      cookie,
      ...(body && { body }),
    })
    // The order was canceled, completed or finished meanwhile.
    if (answer.status === 200 || answer.body['code'] === 'conflict') return answer
    // A line was canceled between the answer and its mark.
    if (method === 'PUT' && ['not_found', 'validation_failed'].includes(`${answer.body['code']}`))
      return answer
    throw new Error(
      `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`,
    )
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
    for (const { id, quantity } of lines) {
      const isThere = Math.random() < 0.7
      const mark = { state: isThere ? 'found' : 'missing', quantity: isThere ? quantity : 0 }
      if ((await call('PUT', `${order.id}/lines/${id}`, mark)).status === 200) count('mark')
    }
    const last = Math.random() < 0.3 ? 'release' : 'finish'
    if ((await call('POST', `${order.id}/${last}`, {})).status === 200) count(last)
  }
}
