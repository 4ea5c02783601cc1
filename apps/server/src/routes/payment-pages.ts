import type { Locale } from '@tsiran/contract/locale'
import { unpaidOrderPath } from '@tsiran/contract/shop-paths'
import { DomainError } from '@tsiran/domain/errors'
import { getChannel } from '@tsiran/domain/content/get-channel'
import { enterPayPage } from '@tsiran/domain/order-management/enter-pay-page'
import { ameriabankEntry } from '@tsiran/domain/payments/providers/ameriabank'
import { idramForm, idramPage } from '@tsiran/domain/payments/providers/idram'
import { gatewayOf } from '@tsiran/domain/payments/provider'
import { findByKey } from '@tsiran/domain/payments/payment-rows'
import { formatMoney } from '@tsiran/i18n/money'
import { createTranslator } from '@tsiran/i18n/translator'
import { messages } from '@tsiran/i18n/translate'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { field } from '../api/forms.ts'
import { html, pageLocale, sendPage } from '../pages/plain-page.ts'
import { receipt } from './receipt.ts'

const translatorOf = (locale: Locale) => createTranslator(locale, messages[locale])

/** Serves the receipt that the thanks page frames, and the page that leads to Idram. A payment's key opens them. */
export function mountPaymentPages(app: FastifyInstance, { db, config, services }: Context): void {
  const https = config.origin.startsWith('https:')
  const find = async (key: string) => {
    const payment = /^[0-9a-f]{32}$/.test(key) ? await findByKey(db, key) : undefined
    if (!payment) throw new DomainError('not_found')
    return payment
  }

  app.get<{ Params: { key: string } }>('/receipt/:key', async ({ params, query }, reply) => {
    const payment = await find(params.key)
    const locale = pageLocale(field(query, 'lang'))
    const { name } = await getChannel(db, locale)
    return sendPage(
      reply,
      {
        locale,
        title: translatorOf(locale)('payment.receiptTitle'),
        body: receipt(payment, name, locale),
        framed: true,
      },
      https,
    )
  })

  app.get<{ Params: { key: string } }>(
    `${ameriabankEntry}/:key`,
    async ({ params, query }, reply) => {
      const { order_id } = await find(params.key)
      const locale = pageLocale(field(query, 'lang'))
      const payment = await enterPayPage(db, 'ameriabank', params.key)
      const page =
        payment && gatewayOf(services.providers, payment.provider)?.bank.bankPage?.(payment, locale)
      return reply
        .header('cache-control', 'private, no-store')
        .redirect(page ?? unpaidOrderPath(locale, order_id), 303)
    },
  )

  app.get<{ Params: { key: string } }>('/payments/idram/:key', async ({ params, query }, reply) => {
    const { idram } = config.banks
    const known = await find(params.key)
    if (!idram || known.provider !== 'idram') throw new DomainError('not_found')
    const locale = pageLocale(field(query, 'lang'))
    const t = translatorOf(locale)
    const payment = await enterPayPage(db, 'idram', params.key)
    if (!payment)
      return reply
        .header('cache-control', 'private, no-store')
        .redirect(unpaidOrderPath(locale, known.order_id), 303)
    const values = { total: formatMoney(payment.amount), number: payment.order_id }
    const inputs = Object.entries(idramForm(idram, payment, locale)).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )
    const body = html`<div class="card">
      <h1>${t('payment.idramTitle')}</h1>
      <p>${t('payment.idramText', values)}</p>
      <form method="post" action="${idramPage}" accept-charset="utf-8">
        ${inputs}<button class="main">${t('payment.idramGo')}</button>
      </form>
    </div>`
    const formTargets = [new URL(idramPage).origin]
    return sendPage(
      reply,
      {
        locale,
        title: t('payment.idramTitle'),
        body,
        formTargets,
        script: 'document.forms[0].submit()',
      },
      https,
    )
  })
}
