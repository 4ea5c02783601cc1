import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Client } from './ask.ts'
import type { Confirmed } from './buyers.ts'
import type { Place } from './catalog.ts'

/** Changes of orders that the staff made, by name. */
export type Changes = Map<string, number>

interface Detail {
  id: number
  version: number
  actions: string[]
  lines: {
    id: number
    variant_id: number | null
    quantity: number
    canceled: number
    stocked: boolean
  }[]
  payments: {
    id: number
    refused_at: string | null
    refunds: { id: number; amount: number; state: string }[]
  }[]
}

/** Codes that mean that somebody else was faster, or that the order is no longer in that state. */
const lateCodes = new Set([
  'version_conflict',
  'conflict',
  'cart_changed',
  'payment_exceeded',
  'credit_limit_reached',
  'not_packed',
  'order_canceled',
  'stop_reported',
  'on_other_route',
  'not_on_route',
  'route_begun',
  'route_done',
  'route_empty',
  'cash_returned',
  'stock_changed',
])

export interface Merchant {
  /** The staff cookie of an owner. */
  cookie: string
  /** The same person, who delivers as well. */
  courierId: number
  places: readonly Place[]
  confirmed: readonly Confirmed[]
  changes: Changes
}

/** A member of the staff who advances, cancels, edits, moves, refunds and delivers orders until the end, several of them the same ones. */
export async function keepWorking(
  ask: Client,
  { cookie, courierId, places, confirmed, changes }: Merchant,
  end: AbortSignal,
): Promise<void> {
  const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const answer = await ask(method, `/api/admin/${path}`, { cookie, ...(body && { body }) })
    const code = String(answer.body['code'])
    if (answer.status < 300 || (answer.status === 409 && lateCodes.has(code))) return answer
    // The order was canceled before it was on the route.
    if (path === 'routes' && code === 'validation_failed') return answer
    throw new Error(
      `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`,
    )
  }
  while (!end.aborted) {
    const order =
      confirmed[confirmed.length - 1 - Math.floor(Math.random() * Math.min(20, confirmed.length))]
    if (!order) {
      await sleep(20)
      continue
    }
    const detail = (await call('GET', `orders/${order.id}`)).body['data'] as Detail
    const chosen = choose(detail)
    if (chosen && (await run(call, detail, { act: chosen, courierId, places })).status === 200)
      changes.set(chosen, (changes.get(chosen) ?? 0) + 1)
  }
}

const acts = [
  'process',
  'complete',
  'cancel',
  'cancel_lines',
  'edit',
  'move',
  'refund',
  'confirm_refund',
  'repeat_request',
  'settle_credit',
  'settle',
] as const
type Act = (typeof acts)[number] | 'deliver'

function choose({ actions }: Detail): Act | undefined {
  const possible: Act[] = acts.filter((act) => actions.includes(act))
  if (actions.includes('complete')) possible.push('deliver')
  return possible[Math.floor(Math.random() * possible.length)]
}

/** A route of one order: planned, started, delivered and counted. Killed on the way, it stays where it was. */
async function deliver(call: Call, id: number, courierId: number): Promise<Answer> {
  const planned = await call('POST', 'routes', {
    day: '2030-05-01',
    courier_id: courierId,
    order_ids: [id],
  })
  if (planned.status !== 201) return planned
  const { id: route } = planned.body['data'] as { id: number }
  const started = await call('POST', `routes/${route}/start`, {})
  if (started.status !== 200) return started
  const stop = await call('POST', `routes/${route}/stops/${id}`, { outcome: 'delivered' })
  if (stop.status !== 200) return stop
  const { version, cash } = stop.body['data'] as { version: number; cash: number }
  return call('POST', `routes/${route}/count`, { version, counted: cash })
}

/** Into another slot, a third of the time one of another zone, whose fee differs. */
async function move(
  call: Call,
  { id, version }: Pick<Detail, 'id' | 'version'>,
  places: readonly Place[],
): Promise<Answer> {
  const { slotId: slot_id, districtId: district_id } =
    places[Math.floor(Math.random() * places.length)]!
  const to = { slot_id, district_id, version }
  const preview = await call('POST', `orders/${id}/slot/preview`, to)
  if (preview.status !== 200) return preview
  const { after, allowed } = preview.body['data'] as {
    after: { grand_total: number }
    allowed: boolean
  }
  if (!allowed) return { ...preview, status: 409 }
  return call('POST', `orders/${id}/slot`, { ...to, expected_total: after.grand_total })
}

type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Answer>

async function run(
  call: Call,
  { id, version, lines, payments }: Detail,
  { act, courierId, places }: { act: Act } & Pick<Merchant, 'courierId' | 'places'>,
): Promise<Answer> {
  const reason = 'reliability'
  const left = lines.filter((line) => line.stocked && line.quantity > line.canceled)
  const refunds = payments.flatMap((payment) => payment.refunds)
  if (act === 'process')
    return call('POST', `orders/${id}/status`, { status: 'processing', version })
  if (act === 'complete')
    return call('POST', `orders/${id}/status`, { status: 'completed', version })
  if (act === 'cancel') return call('POST', `orders/${id}/cancel`, { reason, version })
  if (act === 'cancel_lines')
    return call('POST', `orders/${id}/cancel`, {
      reason,
      version,
      lines: [{ line_id: left[0]!.id, quantity: 1 }],
    })
  if (act === 'deliver') return deliver(call, id, courierId)
  if (act === 'move') return move(call, { id, version }, places)
  if (act === 'settle') return call('POST', `orders/${id}/settle`, { version })
  if (act === 'settle_credit') return call('POST', `orders/${id}/settle-credit`, { version })
  if (act === 'repeat_request') {
    const refused = payments.find(({ refused_at }) => refused_at !== null)!
    return call('POST', `orders/${id}/payments/repeat`, { payment_id: refused.id, version })
  }
  if (act === 'confirm_refund') {
    const open = refunds.find(({ state }) => state === 'due' || state === 'refunding')!
    return call('POST', `orders/${id}/refunds/confirm`, { refund_id: open.id, version })
  }
  if (act === 'refund') {
    const due = refunds.find(({ state }) => state === 'due')
    return call('POST', `orders/${id}/refunds`, {
      amount: due ? Math.ceil(due.amount / 2) : 50,
      reason,
      version,
    })
  }
  const wanted = left.map(({ variant_id, quantity, canceled }) => ({
    variant_id,
    quantity: quantity - canceled + (Math.random() < 0.5 ? 1 : -1),
  }))
  const preview = await call('POST', `orders/${id}/edit/preview`, { lines: wanted, version })
  if (preview.status !== 200) return preview
  const { after, allowed } = preview.body['data'] as {
    after: { grand_total: number }
    allowed: boolean
  }
  if (!allowed) return { ...preview, status: 409 }
  return call('POST', `orders/${id}/edit`, {
    lines: wanted,
    version,
    expected_total: after.grand_total,
  })
}
