import { defaultLocale } from '@tsiran/contract/locale'
import { cartPath, paymentFailedPath, thanksPath, unconfirmedPaymentPath } from '@tsiran/contract/shop-paths'
import { checkPayment } from '@tsiran/domain/order-management/check-payment'
import { settleIdram } from '@tsiran/domain/order-management/settle-idram'
import { outcomeOf } from '@tsiran/domain/order-management/unpaid-order'
import { findOrder } from '@tsiran/domain/orders/read-order'
import { ameriabankReturn } from '@tsiran/domain/payments/providers/ameriabank'
import { findByBankId, findByKey, type Payment } from '@tsiran/domain/payments/payment-rows'
import { holdsMoney } from '@tsiran/domain/payments/payment-states'
import { cleanText } from '@tsiran/domain/shared/outside-text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { field } from '../api/forms.ts'
import { logSecurityEvent } from '../ops/security-events.ts'

// What banks call and send browsers to. Nothing that comes in is believed: Ameriabank is asked, Idram signs (R23). They come from
// other sites and bear no session, so neither the cross-site check nor cookies have a part in them.

/** Serves the calls of the banks. */
export function mountPaymentReturns(app: FastifyInstance, context: Context): void {
  const { db, sale, config, log } = context

  app.route({
    method: ['GET', 'POST'],
    url: ameriabankReturn,
    async handler(request, reply) {
      const id = given(request, 'paymentID')
      const payment = id === '' ? undefined : await findByBankId(db, 'ameriabank', id)
      if (!payment) return unknown(reply)
      return goOn(context, reply, holdsMoney(payment.state) ? payment : await checkPayment(db, sale, payment, 'return'))
    },
  })

  app.route({
    method: ['GET', 'POST'],
    url: '/api/payments/idram/return',
    async handler(request, reply) {
      const payment = await findByKey(db, given(request, 'EDP_BILL_NO'))
      return payment ? goOn(context, reply, payment) : unknown(reply)
    },
  })

  app.post('/api/payments/idram/result', async (request, reply) => {
    const { idram } = config.banks
    const call = Object.fromEntries(idramFields.map((name) => [name, cleanText(field(request.body, name))]))
    const accepted = idram !== null && (await settleIdram(db, sale, { ...idram, origin: config.origin }, call))
    if (!accepted)
      logSecurityEvent(log, { event: 'bank_call_refused', address: request.ip, route: request.routeOptions.url, requestId: request.id })
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(accepted ? 'OK' : 'REFUSED')
  })
}

const idramFields = [
  'EDP_PRECHECK',
  'EDP_BILL_NO',
  'EDP_REC_ACCOUNT',
  'EDP_AMOUNT',
  'EDP_PAYER_ACCOUNT',
  'EDP_TRANS_ID',
  'EDP_TRANS_DATE',
  'EDP_CHECKSUM',
]

const given = ({ query, body }: FastifyRequest, name: string) => cleanText(field(query, name) || field(body, name))

const unknown = (reply: FastifyReply) => redirect(reply, cartPath(defaultLocale))

/** Sends the browser to where its payment stands, in the order's language. */
async function goOn({ db }: Context, reply: FastifyReply, payment: Payment): Promise<FastifyReply> {
  const { locale } = await findOrder(db, payment.order_id)
  const { state, order_id, receipt } = outcomeOf(payment)
  if (state === 'paid') return redirect(reply, thanksPath(locale, order_id, receipt))
  return redirect(reply, (state === 'waiting' ? unconfirmedPaymentPath : paymentFailedPath)(locale))
}

const redirect = (reply: FastifyReply, path: string) => reply.header('cache-control', 'private, no-store').redirect(path, 303)
