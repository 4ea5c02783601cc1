import type { Db } from '@tsiran/db/database'
import { noteAnswer } from '../payments/move-payment.ts'
import { takeQuery } from '../payments/payment-polls.ts'
import type { Payment } from '../payments/payment-rows.ts'
import { gatewayOf, GatewayUnreachableError, type PaymentReport } from '../payments/provider.ts'
import type { OrderServices } from './order-services.ts'

/**
 * A gateway's report, or why there is none. `impossible`: the gateway has no queries for this payment. `too_soon`: the last query
 * was a few seconds ago. `silent`: it did not answer, or the shop no longer has it.
 */
export type Answer = PaymentReport | 'impossible' | 'too_soon' | 'silent'

export interface PaymentQuery {
  payment: Payment
  /** Reason of the query, for the payment's events. */
  kind: string
}

/** Queries the gateway of a payment, unless it was queried a few seconds ago. */
export async function queryGateway(
  db: Db,
  services: OrderServices,
  query: PaymentQuery,
): Promise<Answer> {
  if (query.payment.bank_id === null) return 'impossible'
  return (await takeQuery(db, query.payment.id)) ? askGateway(db, services, query) : 'too_soon'
}

/** Queries the gateway of a payment for a person who waits for the answer, also a moment after the last query. */
export async function askGateway(
  db: Db,
  { providers }: OrderServices,
  { payment, kind }: PaymentQuery,
): Promise<PaymentReport | 'silent'> {
  try {
    const bank = gatewayOf(providers, payment.provider)?.bank
    if (!bank?.ask) throw new GatewayUnreachableError('the method has no provider')
    const report = await bank.ask(payment)
    await noteAnswer(db, payment.id, { kind, answer: report.state, detail: { ...report } })
    return report
  } catch (error) {
    if (!(error instanceof GatewayUnreachableError)) throw error
    await noteAnswer(db, payment.id, { kind, answer: 'silent', detail: { failed: error.message } })
    return 'silent'
  }
}
