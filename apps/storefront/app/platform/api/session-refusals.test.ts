import type { Call } from '@tsiran/contract/client'
import { expect, test, vi } from 'vitest'
import { onSessionRefusal, withSessionRefusals } from './session-refusals.ts'

test('a refusal for want of a session is heard, and one of the question who is signed in is not', async () => {
  const heard = vi.fn()
  const end = onSessionRefusal(heard)
  const send = withSessionRefusals(async ({ path }) => ({ status: Number(path), body: {} }))
  const call = { key: 'GET /api/checkout/cart', path: '401' } as Call
  expect(await send(call)).toEqual({ status: 401, body: {} })
  expect(heard).toHaveBeenCalledTimes(1)
  await send({ ...call, path: '200' })
  await send({ ...call, key: 'GET /api/customer/me' })
  end()
  await send(call)
  expect(heard).toHaveBeenCalledTimes(1)
})
