import type { Locale } from '@tsiran/contract/locale'
import { formatMoney } from '@tsiran/i18n/money'
import { translate } from '@tsiran/i18n/translate'
import type { MailRow } from '../mail/mail-layout.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { slotLabel } from '@tsiran/i18n/day-label'

/** When an order is delivered or collected; nothing without a slot. */
export function slotRow({ slot }: Pick<OrderRow, 'slot'>, locale: Locale): MailRow[] {
  if (!slot) return []
  const key = slot.pickup ? 'pickupSlot' : 'slot'
  return [{ label: translate(locale, `orderMail.${key}`), value: slotLabel(slot, locale) }]
}

/** The district that an order is delivered to; nothing where it is not known. */
export function districtRow({ slot }: Pick<OrderRow, 'slot'>, locale: Locale): MailRow[] {
  const district = slot?.district?.[locale]
  return district ? [{ label: translate(locale, 'orderMail.district'), value: district }] : []
}

/** Slot, district, what to do where something is not there, and what weighed lines may cost more. */
export function deliveryRows(
  { slot, substitution, buffer = 0 }: Partial<Pick<OrderRow, 'slot' | 'substitution' | 'buffer'>>,
  locale: Locale,
): MailRow[] {
  const write = (key: string) => translate(locale, `orderMail.${key}`)
  return [
    ...slotRow({ slot: slot ?? null }, locale),
    ...districtRow({ slot: slot ?? null }, locale),
    ...(substitution
      ? [
          {
            label: write('substitution'),
            value: translate(locale, `cart.substitution.${substitution}`),
          },
        ]
      : []),
    ...(buffer > 0
      ? [
          {
            label: write('weighed'),
            value: translate(locale, 'orderMail.buffer', { money: formatMoney(buffer) }),
          },
        ]
      : []),
  ]
}
