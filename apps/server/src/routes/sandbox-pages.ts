import type { Locale } from '@tsiran/contract/locale'
import { checkoutPath } from '@tsiran/contract/shop-paths'
import type { SandboxPayment } from '@tsiran/domain/payments/providers/sandbox-payments'
import { formatMoney } from '@tsiran/i18n/money'
import { messages } from '@tsiran/i18n/translate'
import { createTranslator } from '@tsiran/i18n/translator'
import { html } from '../pages/plain-page.ts'
import { sandboxPath } from '../order-services.ts'

export const payPath = `${sandboxPath}/VPOS/Payments/Pay`
export const modes = [
  'normal',
  'slow',
  'error',
] as const satisfies readonly SandboxPayment['mode'][]
export const laterModes = [
  ...modes,
  'lost',
  'refused',
] as const satisfies readonly SandboxPayment['later_mode'][]

/** The texts of a language. */
export const translatorOf = (locale: Locale) => createTranslator(locale, messages[locale])

/** The sandbox bank's payment page. */
export function payPage(
  { id, order_id, amount, status, two_stage }: SandboxPayment,
  locale: Locale,
) {
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

/** The page of a buyer who does not come back from the bank. */
export function lostPage(locale: Locale) {
  const t = translatorOf(locale)
  return html`<div class="card">
    <h1>${t('sandboxBank.lostTitle')}</h1>
    <p>${t('sandboxBank.lostText')}</p>
    <a class="button" href="${checkoutPath(locale)}">${t('sandboxBank.back')}</a>
  </div>`
}
