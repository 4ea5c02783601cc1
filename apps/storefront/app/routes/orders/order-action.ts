import type { Client } from '@tsiran/contract/client'
import type { Locale } from '@tsiran/contract/locale'
import { data, type ActionFunctionArgs } from 'react-router'
import { requireRefusal } from '@tsiran/app-kit/forms/submit'
import { clientContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { orNotFound } from '../../platform/api/or-not-found.ts'
import { readOrderNumber } from './load-order.ts'
import { type Answer, refusedWith } from './order-answer.ts'

/** Reorders: returns which lines went into the cart. Or a Manager discards a request, or restores it. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const client = context.get(clientContext)
  const call = { params: { id: readOrderNumber(params['orderId']) }, body: { locale } }
  const intent = (await request.formData()).get('intent')
  if (intent === 'discard' || intent === 'restore')
    return data(await changeRequest(client, intent, call))
  return data(await reorder(client, call))
}

type Call = { params: { id: number }; body: { locale: Locale } }

/** A refusal is shown: the cart is full. */
async function reorder(client: Client, call: Call): Promise<Answer> {
  try {
    const { added, skipped, message } = await orNotFound(
      client('POST /api/orders/:id/reorder', call),
    )
    return { reordered: { added, skipped, message }, outcome: null }
  } catch (error) {
    return refusedWith(requireRefusal(error).message)
  }
}

/** A refusal is shown as well: the request was ordered meanwhile. */
async function changeRequest(
  client: Client,
  intent: 'discard' | 'restore',
  call: Call,
): Promise<Answer> {
  try {
    const discarding = intent === 'discard'
    const { message } = discarding
      ? await client('POST /api/company/requests/:id/discard', call)
      : await client('POST /api/company/requests/:id/restore', call)
    return { reordered: null, outcome: { kind: 'success', message, undo: discarding } }
  } catch (error) {
    return refusedWith(requireRefusal(error).message)
  }
}
