import { type Limit } from '../shared/rate-limit.ts'
import { networkOf } from '../shared/network.ts'

const hour = 60 * 60

/** Messages from one network. */
export const contactLimit = (address: string): Limit => ({
  of: ['contact', networkOf(address)],
  count: 10,
  window: hour,
})

/** Newsletter subscriptions from one network. */
export const subscribeLimit = (address: string): Limit => ({
  of: ['subscribe', networkOf(address)],
  count: 20,
  window: hour,
})
