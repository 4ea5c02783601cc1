import { setTimeout as sleep } from 'node:timers/promises'
import { BroadcastChannel } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { notifyOtherTabs, onCartElsewhere } from './cart-tabs.ts'

/** Channels of one name reach all threads of the process: other tests change carts meanwhile. */
class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} of this test`)
  }
}
vi.stubGlobal('BroadcastChannel', OwnChannel)

test('a changed cart is fetched by the other tabs, and not once more by its own', async () => {
  const otherTab = new OwnChannel('tsiran-cart')
  const [elsewhere, here] = [vi.fn(), vi.fn()]
  otherTab.onmessage = elsewhere
  const end = onCartElsewhere(here)
  notifyOtherTabs()
  await vi.waitFor(() => expect(elsewhere).toHaveBeenCalledTimes(1))
  // A message to this tab would arrive at the same time.
  await sleep(50)
  expect(here).not.toHaveBeenCalled()
  otherTab.postMessage('changed')
  await vi.waitFor(() => expect(here).toHaveBeenCalledTimes(1))
  end()
  otherTab.close()
})
