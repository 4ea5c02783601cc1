import type { Locale } from '@tsiran/contract/locale'
import type { Payment } from '@tsiran/domain/payments/payment-rows'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { createTranslator } from '@tsiran/i18n/translator'
import { messages } from '@tsiran/i18n/translate'
import { html, type Html } from '../pages/plain-page.ts'

const translatorOf = (locale: Locale) => createTranslator(locale, messages[locale])

const standings: Partial<Record<Payment['state'], 'paid' | 'held' | 'returned'>> = {
  paid: 'paid',
  captured: 'paid',
  held: 'held',
  capturing: 'held',
  refunded: 'returned',
}

/** Amount, time and the bank's numbers of a payment, and nothing about the payer. */
export function receipt(
  { state, amount, order_id, created_at, details }: Payment,
  shop: string,
  locale: Locale,
): Html {
  const t = translatorOf(locale)
  const standing = standings[state] ?? 'waiting'
  const rows: [string, string | undefined][] = [
    [t('payment.orderNumber'), String(order_id)],
    [t('payment.date'), formatDate(created_at)],
    [t('payment.card'), details['card']],
    [t('payment.approval'), details['approval']],
    [t('payment.reference'), details['rrn'] ?? details['transaction']],
  ]
  const shown = rows
    .filter(([, value]) => value)
    .map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value!}</dd>`,
    )
  return html`<div class="card">
    <h1>${t('payment.receiptTitle')}</h1>
    <p>${shop}</p>
    <p>
      <span class="sum">${formatMoney(amount)}</span><br /><span class="${standing}"
        >${t(`payment.state.${standing}`)}</span
      >
    </p>
    <dl>${shown}</dl>
  </div>`
}
