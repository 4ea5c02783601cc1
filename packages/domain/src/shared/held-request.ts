import { sql } from 'kysely'

/** Seconds of the lease for a request about held money: longer than the timeout of the bank's answer and of a query after it. */
export const requestLease = 30

/** Condition on payments: the bank refused to take what it holds, or to let go of it, and no repetition is on its way. */
export const isRepeatable = sql<boolean>`(state in ('capturing', 'voiding') and refused_at is not null
  and (refused_at >= requested_at or requested_at < now() - make_interval(secs => ${requestLease})))`
