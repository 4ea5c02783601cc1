import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError } from '@tsiran/domain/errors'
import { runSandbox } from '@tsiran/domain/payments/providers/sandbox'
import { sandboxDelay } from '@tsiran/domain/payments/providers/sandbox-call'
import {
  actInSandbox,
  findSandboxPayment,
} from '@tsiran/domain/payments/providers/sandbox-payments'
import type { VposOperation } from '@tsiran/domain/payments/providers/vpos'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { field } from '../api/forms.ts'
import { checkOrigin } from '../api/origin-check.ts'
import { pageLocale, sendPage } from '../pages/plain-page.ts'
import { sandboxPath } from '../order-services.ts'
import { payPath, modes, laterModes, payPage, lostPage, translatorOf } from './sandbox-pages.ts'

const operations = [
  'InitPayment',
  'GetPaymentDetails',
  'ConfirmPayment',
  'CancelPayment',
  'RefundPayment',
] as const satisfies readonly VposOperation[]
const acts = ['pay', 'decline', 'lost'] as const
const oneOf = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text)

/** Serves the sandbox bank: vPOS 3.1 over HTTP, and its payment page with every outcome. */
export function mountSandboxBank(app: FastifyInstance, { db, config }: Context): void {
  const https = config.origin.startsWith('https:')

  app.post<{ Params: { operation: string } }>(
    `${sandboxPath}/VPOS/api/VPOS/:operation`,
    async ({ params, body }, reply) => {
      const operation = oneOf(operations, params.operation)
      if (!operation || typeof body !== 'object' || body === null)
        throw new DomainError('not_found')
      const answer = await runSandbox(db, operation, body as Record<string, unknown>)
      if (answer.mode === 'slow') await sleep(sandboxDelay)
      return reply.code(answer.mode === 'error' ? 500 : 200).send(answer.body)
    },
  )

  app.get(payPath, async ({ query }, reply) => {
    const locale = pageLocale(field(query, 'lang'))
    const payment = await findSandboxPayment(db, field(query, 'id'))
    if (!payment) throw new DomainError('not_found')
    return sendPage(
      reply,
      { locale, title: translatorOf(locale)('sandboxBank.title'), body: payPage(payment, locale) },
      https,
    )
  })

  app.post(payPath, async (request, reply) => {
    checkOrigin(request)
    const { body } = request
    const payment = await findSandboxPayment(db, field(body, 'id'))
    const act = oneOf(acts, field(body, 'act'))
    if (!payment || !act) throw new DomainError('not_found')
    const locale = pageLocale(field(body, 'lang'))
    const done = await actInSandbox(db, payment.id, {
      act: act === 'decline' ? 'decline' : 'pay',
      mode: oneOf(modes, field(body, 'mode')) ?? 'normal',
      later: oneOf(laterModes, field(body, 'later')),
    })
    if (!done) return reply.redirect(`${payPath}?id=${payment.id}&lang=${locale}`, 303)
    if (act === 'lost')
      return sendPage(
        reply,
        { locale, title: translatorOf(locale)('sandboxBank.lostTitle'), body: lostPage(locale) },
        https,
      )
    const back = new URL(payment.back_url)
    if (back.origin !== config.origin) throw new DomainError('forbidden')
    const code = act === 'pay' ? '00' : '0116'
    const result = {
      orderID: String(payment.order_id),
      resposneCode: code,
      paymentID: payment.id.toUpperCase(),
      opaque: payment.opaque,
    }
    back.search = String(new URLSearchParams({ ...result, description: payment.description }))
    return reply.redirect(back.href, 303)
  })
}
