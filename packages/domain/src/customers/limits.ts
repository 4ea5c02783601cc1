import { networkOf, type Limit } from './attempts.ts'

const quarterHour = 15 * 60

/** Failed sign-ins of one account from one network address; from elsewhere its owner is not locked out (safety.md). */
export const loginLimit = (email: string, address: string): Limit => ({
  of: ['login', email.toLowerCase(), networkOf(address)],
  count: 8,
  window: quarterHour,
})

/** Reset links asked for one e-mail from one network address. */
export const forgotLimit = (email: string, address: string): Limit => ({
  of: ['forgot', email.toLowerCase(), networkOf(address)],
  count: 5,
  window: quarterHour,
})

/** Registrations from one network address. */
export const registerLimit = (address: string): Limit => ({ of: ['register', networkOf(address)], count: 60, window: 60 * 60 })
