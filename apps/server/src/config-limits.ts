import { defaultLimits, type Limits } from '@tsiran/domain/shared/limits'
import { integer } from './config-values.ts'

/** The variable of each limit and the largest value that it takes; the least is 1. */
const limitSettings: Record<keyof Limits, readonly [name: string, max: number]> = {
  signInsPerNetwork: ['LIMIT_SIGN_INS_PER_NETWORK', 100_000],
  registrationsPerNetwork: ['LIMIT_REGISTRATIONS_PER_NETWORK', 100_000],
  addresses: ['LIMIT_ADDRESSES', 1_000],
  favorites: ['LIMIT_FAVORITES', 5_000],
  companyUsers: ['LIMIT_COMPANY_USERS', 5_000],
  guestOrdersPerContact: ['LIMIT_GUEST_ORDERS_PER_CONTACT', 1_000_000],
  guestOrdersPerNetwork: ['LIMIT_GUEST_ORDERS_PER_NETWORK', 1_000_000],
  guestUnpaidOrders: ['LIMIT_GUEST_UNPAID_ORDERS', 1_000_000],
  customerOrders: ['LIMIT_CUSTOMER_ORDERS', 1_000_000],
  customerUnpaidOrders: ['LIMIT_CUSTOMER_UNPAID_ORDERS', 1_000_000],
  guestPieces: ['LIMIT_GUEST_PIECES', 1_000_000],
}

/** The limits. Throws ConfigError. */
export const readLimits = (env: NodeJS.ProcessEnv): Limits =>
  Object.fromEntries(
    Object.entries(limitSettings).map(([limit, [name, max]]) => [
      limit,
      integer(env, name, defaultLimits[limit as keyof Limits], 1, max),
    ]),
  ) as unknown as Limits
