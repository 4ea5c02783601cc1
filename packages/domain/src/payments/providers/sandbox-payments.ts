import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

/** A payment at the sandbox bank. */
export interface SandboxPayment {
  id: string
  order_id: number
  /** Drams. */
  amount: number
  currency: string
  description: string
  back_url: string
  opaque: string
  /** Codes of vPOS: 0 started, 1 approved, 2 deposited, 3 void, 4 refunded, 6 declined. */
  status: number
  /** Behaviour of the bank at the next query of this payment. */
  mode: 'normal' | 'slow' | 'error'
  refunded: number
  /** Whether the terminal holds the money until it is confirmed. */
  two_stage: boolean
  /** Drams that the bank took of what it held; null for all of it. */
  deposited: number | null
  /** Behaviour of the bank at the first ConfirmPayment or CancelPayment. `lost`: it does it, but the answer does not come. */
  later_mode: SandboxPayment['mode'] | 'lost' | 'refused'
}

const columns = sql`id, order_id, amount, currency, description, back_url, opaque, status, mode, refunded, two_stage, deposited, later_mode`
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The payment of an id, in upper or lower case. */
export async function findSandboxPayment(db: Db, id: string): Promise<SandboxPayment | undefined> {
  if (!uuid.test(id)) return undefined
  return (
    await sql<SandboxPayment>`select ${columns} from sandbox_payments where id = ${id}::uuid`.execute(
      db,
    )
  ).rows[0]
}

interface SandboxAct {
  act: 'pay' | 'decline'
  /** How the bank answers the next query. */
  mode: SandboxPayment['mode']
  /** How it answers the first request about held money. */
  later?: SandboxPayment['later_mode'] | undefined
}

/** Pays, or declines the card; false where the payment has ended. */
export async function actInSandbox(
  db: Db,
  id: string,
  { act, mode, later = 'normal' }: SandboxAct,
): Promise<boolean> {
  const { rows } = await sql`update sandbox_payments
    set status = case when ${act === 'decline'}::boolean then 6 when two_stage then 1 else 2 end, mode = ${mode}, later_mode = ${later}
    where id = ${id}::uuid and status = 0 and expires_at > now() returning id`.execute(db)
  return rows.length > 0
}
