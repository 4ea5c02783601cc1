import type { Limits } from '../shared/limits.ts'
import { type Limit } from '../shared/rate-limit.ts'
import { networkOf } from '../shared/network.ts'

const quarterHour = 15 * 60
const hour = 60 * 60
const day = 24 * hour

/** Failed sign-ins of one account from all networks together. Beyond it, each network has fewer attempts: see {@link loginLimit}. */
export const accountLimit = (email: string): Limit => ({
  of: ['login-account', email],
  count: 100,
  window: hour,
})

/**
 * Failed sign-ins of one account from one network. While many networks guess at the account, each has fewer attempts. The
 * owner, on another network, is never locked out.
 */
export const loginLimit = (
  email: string,
  address: string,
  { underAttack = false } = {},
): Limit => ({
  of: ['login', email, networkOf(address)],
  count: underAttack ? 3 : 8,
  window: quarterHour,
})

/** Failed sign-ins of one network to all accounts together. */
export const loginNetworkLimit = (address: string, { signInsPerNetwork }: Limits): Limit => ({
  of: ['login-network', networkOf(address)],
  count: signInsPerNetwork,
  window: quarterHour,
})

/** Reset links for one e-mail from one network. */
export const forgotLimit = (email: string, address: string): Limit => ({
  of: ['forgot', email, networkOf(address)],
  count: 5,
  window: quarterHour,
})

/** Reset links from one network, for all e-mails together. */
export const forgotNetworkLimit = (address: string, { signInsPerNetwork }: Limits): Limit => ({
  of: ['forgot-network', networkOf(address)],
  count: signInsPerNetwork,
  window: quarterHour,
})

/** Registrations, and other calls that reveal whether an e-mail is registered, from one network. */
export const registerLimit = (address: string, { registrationsPerNetwork }: Limits): Limit => ({
  of: ['register', networkOf(address)],
  count: registrationsPerNetwork,
  window: hour,
})

/**
 * Mails to a mailbox that strangers can cause by typing its address. Reset links count by the hour: when a stranger uses them
 * up, the owner waits no longer than the mailed links live.
 */
const mailboxLimits = {
  newsletter: { count: 3, window: day },
  reset: { count: 5, window: hour },
  verify: { count: 10, window: day },
}

/** Limits the mails of one kind that strangers cause to one mailbox, from all networks together. */
export const mailboxLimit = (kind: keyof typeof mailboxLimits, email: string): Limit => ({
  of: ['mailbox', kind, email],
  ...mailboxLimits[kind],
})
