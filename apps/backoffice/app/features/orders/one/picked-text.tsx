import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { AdminOrderLine } from '@tsiran/contract/admin/order-line-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { useMessages } from '../../../platform/i18n/language.tsx'

/** What the picker found of a line, and what was agreed where the settlement changed it; nothing before. */
export function PickedText({ line, left }: { line: AdminOrderLine; left: number }) {
  const t = useMessages()
  const locale = useLocale()
  const { pick_state: state, picked_grams: grams, agreed_quantity, agreed_total } = line
  if (state === null) return null
  const isChanged =
    line.replaces_id === null &&
    agreed_quantity !== null &&
    agreed_total !== null &&
    (agreed_quantity !== left || agreed_total !== line.total)
  return (
    <>
      <p className="text-sm">
        {[
          t(`orders.settlement.state.${state}`),
          agreed_quantity === null && !!line.picked_quantity && `${line.picked_quantity}`,
          grams !== null && t('orders.settlement.grams', { grams }),
        ]
          .filter(Boolean)
          .join(' · ')}
        {line.replaces_id !== null && ` · ${t('orders.settlement.instead')}`}
      </p>
      {line.replacement && (
        <p className="text-sm">
          {[
            `${t('orders.settlement.instead')}: ${line.replacement.name[locale]}`,
            `× ${line.replacement.quantity}`,
            line.replacement.grams !== null &&
              t('orders.settlement.grams', { grams: line.replacement.grams }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {isChanged && (
        <p className="text-sm text-muted">
          {t('orders.settlement.agreedLine', {
            count: agreed_quantity,
            amount: formatMoney(agreed_total),
          })}
        </p>
      )}
    </>
  )
}
