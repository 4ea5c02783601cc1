import type { Answer, Call } from '@tsiran/contract/client'
import { expect, test } from 'vitest'
import { adminTransport } from './admin-client.ts'
import { onSessionEvent, type SessionEvent } from './session-events.ts'

const signedOut: Answer = { status: 401, body: { code: 'unauthenticated', message: '' } }
const signIn = { key: 'POST /api/admin/session', query: {} } as Call
const save = { key: 'PUT /api/admin/me', query: {} } as Call

/** The events of the listeners while calls are sent. */
async function heard(act: () => Promise<unknown>): Promise<SessionEvent[]> {
  const events: SessionEvent[] = []
  const end = onSessionEvent((event) => events.push(event))
  await act()
  end()
  return events
}

test('a refusal for want of a session is heard, and one of the sign-in itself is not', async () => {
  const send = adminTransport(async () => signedOut)
  expect(await heard(() => send(save))).toEqual(['signed_out'])
  expect(await heard(() => send(signIn))).toEqual([])
})

test('a refusal that arrives after the next sign-in does not end that session', async () => {
  const late = Promise.withResolvers<Answer>()
  const send = adminTransport(({ key }) =>
    key === signIn.key ? Promise.resolve({ status: 200, body: {} }) : late.promise,
  )
  const events = await heard(async () => {
    const saved = send(save)
    await send(signIn)
    late.resolve(signedOut)
    await saved
  })
  expect(events).toEqual([])
})
