import { setTimeout as sleep } from 'node:timers/promises'
import type { Locale } from '@tsiran/contract/locale'
import { checkoutPath } from '@tsiran/contract/shop-paths'
import { DomainError } from '@tsiran/domain/errors'
import { runSandbox } from '@tsiran/domain/payments/providers/sandbox'
import { sandboxDelay } from '@tsiran/domain/payments/providers/sandbox-call'
import {
  actInSandbox,
  findSandboxPayment,
  type SandboxPayment,
} from '@tsiran/domain/payments/providers/sandbox-payments'
import type { VposOperation } from '@tsiran/domain/payments/providers/vpos'
import { formatMoney } from '@tsiran/i18n/money'
import { messages } from '@tsiran/i18n/translate'
import { createTranslator } from '@tsiran/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { field } from '../api/forms.ts'
import { checkOrigin } from '../api/origin-check.ts'
import { html, pageLocale, sendPage } from '../pages/plain-page.ts'
import { sandboxPath } from '../order-services.ts'

const operations = [
  'InitPayment',
  'GetPaymentDetails',
  'ConfirmPayment',
  'CancelPayment',
  'RefundPayment',
] as const satisfies readonly VposOperation[]
const payPath = `${sandboxPath}/VPOS/Payments/Pay`
const modes = ['normal', 'slow', 'error'] as const satisfies readonly SandboxPayment['mode'][]
const laterModes = [
  ...modes,
  'lost',
  'refused',
] as const satisfies readonly SandboxPayment['later_mode'][]
const acts = ['pay', 'decline', 'lost'] as const

const translatorOf = (locale: Locale) => createTranslator(locale, messages[locale])
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

function payPage({ id, order_id, amount, status, two_stage }: SandboxPayment, locale: Locale) {
  const t = translatorOf(locale)
  const leave = html`<a class="button" href="${checkoutPath(locale)}"
    >${t(status === 0 ? 'sandboxBank.leave' : 'sandboxBank.back')}</a
  >`
  if (status !== 0)
    return html`<div class="card">
      <h1>${t('sandboxBank.closed')}</h1>
      <p>${t('sandboxBank.closedText')}</p>
      ${leave}
    </div>`
  const choices = (name: string, values: readonly SandboxPayment['later_mode'][]) =>
    values.map(
      (mode) =>
        html`<label
          ><input
            type="radio"
            name="${name}"
            value="${mode}"
            ${mode === 'normal' ? html` checked` : ''}
          />
          ${t(`sandboxBank.${mode === 'lost' ? 'lostAnswer' : mode}`)}</label
        >`,
    )
  const later = two_stage
    ? html`<fieldset>
        <legend>${t('sandboxBank.later')}</legend>
        ${choices('later', laterModes)}
      </fieldset>`
    : ''
  return html`<div class="card">
    <h1>${t('sandboxBank.title')}</h1>
    <p class="note">${t('sandboxBank.notice')}</p>
    <dl>
      <dt>${t('sandboxBank.order')}</dt>
      <dd>${order_id}</dd>
      <dt>${t(two_stage ? 'sandboxBank.hold' : 'sandboxBank.amount')}</dt>
      <dd class="sum">${formatMoney(amount)}</dd>
    </dl>
    <form method="post" action="${payPath}">
      <input type="hidden" name="id" value="${id}" /><input
        type="hidden"
        name="lang"
        value="${locale}"
      />
      <button class="main" name="act" value="pay">${t('sandboxBank.pay')}</button>
      <button name="act" value="decline">${t('sandboxBank.decline')}</button>
      <button name="act" value="lost">${t('sandboxBank.lost')}</button>${leave}
      <fieldset>
        <legend>${t('sandboxBank.mode')}</legend>
        ${choices('mode', modes)}
      </fieldset>
      ${later}
    </form>
  </div>`
}

function lostPage(locale: Locale) {
  const t = translatorOf(locale)
  return html`<div class="card">
    <h1>${t('sandboxBank.lostTitle')}</h1>
    <p>${t('sandboxBank.lostText')}</p>
    <a class="button" href="${checkoutPath(locale)}">${t('sandboxBank.back')}</a>
  </div>`
}
