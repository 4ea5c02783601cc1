import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { Client } from './ask.ts'

const timeoutMs = 120_000

/**
 * Ends every hold as people and the worker do: what is packed is settled, what is not is completed or canceled, and what the bank
 * refused is repeated. Returns what became of the held money. Throws after two minutes.
 */
export async function endHeldMoney(
  ask: Client,
  client: pg.Client,
  cookie: string,
): Promise<string> {
  for (const until = Date.now() + timeoutMs; ; await sleep(200)) {
    const open = await client.query<{ order_id: string; state: string }>(
      `select order_id, state from payments where state in ('held', 'capturing', 'voiding')`,
    )
    if (open.rows.length === 0) return describe(client)
    if (Date.now() > until)
      throw new Error(`held money did not end: ${JSON.stringify(open.rows.slice(0, 3))}`)
    for (const { order_id } of open.rows) await endOrder(ask, order_id, cookie)
    // A process that was killed had the lease of these.
    await client.query(
      `update payments set ask_at = now(), asked_at = null
       where state in ('capturing', 'voiding') and refused_at is null and coalesce(requested_at, '-infinity') < now() - interval '10 seconds'`,
    )
  }
}

async function endOrder(ask: Client, id: string, cookie: string): Promise<void> {
  const path = `/api/admin/orders/${id}`
  const answer = await ask('GET', path, { cookie })
  const { version, actions, payments } = answer.body['data'] as AdminOrder
  const isHeld = payments.some(({ state }) => state === 'held')
  const refused = payments.find(({ refused_at }) => refused_at !== null)
  const post = async (step: string, body: object): Promise<boolean> =>
    (await ask('POST', `${path}/${step}`, { cookie, body: { ...body, version } })).status === 200
  if (refused && actions.includes('repeat_request'))
    await post('payments/repeat', { payment_id: refused.id })
  if (!isHeld) return
  // Of some orders nothing was found, or the substitute was sold: those are not settled.
  if (actions.includes('settle') && (await post('settle', {}))) return
  if (actions.includes('complete') && !actions.includes('settle') && Number(id) % 2 === 0)
    await post('status', { status: 'completed' })
  else await post('cancel', { reason: 'reliability' })
}

async function describe(client: pg.Client): Promise<string> {
  const { rows } = await client.query<Record<string, string>>(
    `select count(*) as held, count(*) filter (where captured_amount = held_amount) as whole,
       count(*) filter (where captured_amount < held_amount) as part, count(*) filter (where state = 'voided') as voided,
       count(*) filter (where exists (select from payment_events e where e.payment_id = p.id and e.kind = 'request_refused')) as refused,
       count(*) filter (where exists (select from payment_events e where e.payment_id = p.id and e.kind in ('capturing_unknown', 'voiding_unknown'))) as unknown
     from payments p where held_amount is not null`,
  )
  const { held, whole, part, voided, refused, unknown } = rows[0]!
  return `  ${held} payments were held: ${whole} captured whole, ${part} in part, ${voided} released; ${refused} refused at first, ${unknown} without an answer`
}
