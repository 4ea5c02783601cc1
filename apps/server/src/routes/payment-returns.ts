import { defaultLocale } from '@tsiran/contract/locale'
import { onlineMethods, type OnlineMethod } from '@tsiran/contract/online-methods'
import {
  cartPath,
  paymentFailedPath,
  thanksPath,
  unconfirmedPaymentPath,
} from '@tsiran/contract/shop-paths'
import { checkPayment } from '@tsiran/domain/order-management/check-payment'
import { settleIdram } from '@tsiran/domain/order-management/settle-idram'
import { outcomeOf } from '@tsiran/domain/order-management/payment-outcome'
import { findOrder } from '@tsiran/domain/orders/read-order'
import { ameriabankReturn } from '@tsiran/domain/payments/providers/ameriabank'
import { idramResult, idramReturn } from '@tsiran/domain/payments/providers/idram'
import { idramFields } from '@tsiran/domain/payments/providers/idram-call'
import { findByBankId, findByKey, type Payment } from '@tsiran/domain/payments/payment-rows'
import { isOnHold } from '@tsiran/domain/payments/payment-states'
import { holdsMoney } from '@tsiran/domain/shared/money-states'
import { cleanText } from '@tsiran/domain/shared/outside-text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { field } from '../api/forms.ts'
import { logSecurityEvent } from '../ops/security-events.ts'

// URLs that banks call or redirect browsers to. No input is trusted: Ameriabank is queried, Idram signs (R23). These requests
// come from other sites without a session, so they use neither the cross-site check nor cookies.

/** Serves the return and callback URLs of each gateway. */
export function mountPaymentReturns(app: FastifyInstance, context: Context): void {
  for (const method of onlineMethods) mountReturns[method](app, context)
}

const mountReturns: Record<OnlineMethod, (app: FastifyInstance, context: Context) => void> = {
  ameriabank: mountAmeriabank,
  idram: mountIdram,
}

function mountAmeriabank(app: FastifyInstance, context: Context): void {
  const { db, services } = context
  app.route({
    method: ['GET', 'POST'],
    url: ameriabankReturn,
    async handler(request, reply) {
      const id = given(request, namedLike(request, 'paymentID'))
      const payment = id === '' ? undefined : await findByBankId(db, 'ameriabank', id)
      if (!payment) return unknown(reply)
      return goOn(
        context,
        reply,
        holdsMoney(payment.state) || isOnHold(payment.state)
          ? payment
          : await checkPayment(db, services, { payment, kind: 'return' }),
      )
    },
  })
}

function mountIdram(app: FastifyInstance, context: Context): void {
  const { db, services, config, log } = context
  app.route({
    method: ['GET', 'POST'],
    url: idramReturn,
    async handler(request, reply) {
      const payment = await findByKey(db, given(request, 'EDP_BILL_NO'))
      return payment ? goOn(context, reply, payment) : unknown(reply)
    },
  })

  app.post(idramResult, async (request, reply) => {
    const { idram } = config.banks
    const call = Object.fromEntries(
      idramFields.map((name) => [name, cleanText(field(request.body, name))]),
    )
    const accepted =
      idram !== null &&
      (await settleIdram(db, services, { settings: { ...idram, origin: config.origin }, call }))
    if (!accepted)
      logSecurityEvent(log, {
        event: 'bank_call_refused',
        address: request.ip,
        route: request.routeOptions.url,
        requestId: request.id,
      })
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(accepted ? 'OK' : 'REFUSED')
  })
}

const given = ({ query, body }: FastifyRequest, name: string) =>
  cleanText(field(query, name) || field(body, name))

/** A field's name as the request spells it: the bank varies its capitals. */
const namedLike = ({ query, body }: FastifyRequest, name: string) =>
  Object.keys({ ...(body as object | null), ...(query as object) }).find(
    (sent) => sent.toLowerCase() === name.toLowerCase(),
  ) ?? name

const unknown = (reply: FastifyReply) => redirect(reply, cartPath(defaultLocale))

/** Redirects the browser to the page of the payment's state, in the order's language. */
async function goOn({ db }: Context, reply: FastifyReply, payment: Payment): Promise<FastifyReply> {
  const { locale } = await findOrder(db, payment.order_id)
  const { state, order_id, receipt } = outcomeOf(payment)
  if (state === 'paid') return redirect(reply, thanksPath(locale, order_id, receipt))
  if (state === 'waiting') return redirect(reply, unconfirmedPaymentPath(locale, order_id))
  return redirect(reply, paymentFailedPath(locale))
}

const redirect = (reply: FastifyReply, path: string) =>
  reply.header('cache-control', 'private, no-store').redirect(path, 303)
