import type { Limit } from '../shared/rate-limit.ts'
import { networkOf } from '../shared/network.ts'

const quarterHour = 15 * 60

/** Failed sign-ins of one account from all networks together, in an hour. Beyond it, each network has fewer tries. */
export const staffAccountLimit = (email: string): Limit => ({
  of: ['staff-account', email],
  count: 100,
  window: 4 * quarterHour,
})

/** Failed sign-ins of one account from one network; the person, who comes from another, is not locked out. */
export const staffLoginLimit = (
  email: string,
  address: string,
  { underAttack = false } = {},
): Limit => ({
  of: ['staff-login', email, networkOf(address)],
  count: underAttack ? 3 : 8,
  window: quarterHour,
})

/** Failed sign-ins, and tries of links, of one network. */
export const staffNetworkLimit = (address: string): Limit => ({
  of: ['staff-network', networkOf(address)],
  count: 30,
  window: quarterHour,
})

/** Wrong codes, passkeys and passwords within one session. */
export const factorLimit = (sessionId: string): Limit => ({
  of: ['staff-factor', sessionId],
  count: 5,
  window: quarterHour,
})

/** Wrong codes of one person in all their sessions: whoever knows the password gets no further by many sessions. */
export const factorAccountLimit = (staffId: number): Limit => ({
  of: ['staff-factor-account', String(staffId)],
  count: 20,
  window: 4 * quarterHour,
})

/** Invites of one person in an hour: each is a mail to a stranger's mailbox. */
export const inviteLimit = (staffId: number): Limit => ({
  of: ['staff-invite', String(staffId)],
  count: 60,
  window: 4 * quarterHour,
})
