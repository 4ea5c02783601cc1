import type { Mailing } from '../mail/mailing.ts'
import type { Limits } from '../shared/limits.ts'
import type { ClientInfo } from '../shared/viewer.ts'

/** What the account forms need besides their fields. */
export interface AccountCall {
  client: ClientInfo
  mailing: Mailing
  /** Undefined for the shop's defaults. */
  limits?: Limits | undefined
}
