import type { Settlement } from '@tsiran/contract/admin/settlement'
import type { Locale } from '@tsiran/contract/locale'
import { formatMoney } from '@tsiran/i18n/money'
import { useMessages } from '../../../platform/i18n/language.tsx'

type SettlementLine = Settlement['lines'][number]

/** The lines of a settlement: ordered and delivered pieces, weights, substitutes, and what somebody has to decide. */
export function SettlementLines({
  lines,
  locale,
}: {
  lines: readonly SettlementLine[]
  locale: Locale
}) {
  const t = useMessages()
  return (
    <ul aria-label={t('orders.linesTitle')} className="-my-2">
      {lines.map((line) => (
        <li
          key={line.line_id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2.5 tabular-nums last:border-0"
        >
          <Line line={line} locale={locale} />
        </li>
      ))}
    </ul>
  )
}

function Line({ line, locale }: { line: SettlementLine; locale: Locale }) {
  const t = useMessages()
  const { state, exception, substitute, quantity, agreed_quantity: agreed } = line
  const pieces = quantity === agreed ? String(quantity) : `${agreed} → ${quantity}`
  const weightOf = (grams: number | null) =>
    grams === null ? null : t('orders.settlement.grams', { grams })
  return (
    <>
      <div className="min-w-0">
        <p className="leading-snug font-semibold">{line.name[locale]}</p>
        <p className="text-sm">
          {[state && t(`orders.settlement.state.${state}`), pieces, weightOf(line.grams)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {substitute && (
          <p className="text-sm">
            {t('orders.settlement.instead')}:{' '}
            {[
              substitute.name[locale],
              `× ${substitute.quantity}`,
              weightOf(substitute.grams),
              formatMoney(substitute.total),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {substitute && substitute.in_stock < substitute.quantity && (
          <p className="text-sm font-medium text-red">
            {t('orders.settlement.inStock', { count: String(substitute.in_stock) })}
          </p>
        )}
        {exception && (
          <p className="text-sm font-medium text-red">
            {t(`orders.settlement.exception.${exception}`)}
          </p>
        )}
      </div>
      <p className="text-right">
        {line.total !== line.agreed_total && (
          <s className="block text-sm text-muted">{formatMoney(line.agreed_total)}</s>
        )}
        <b>{formatMoney(line.total)}</b>
      </p>
    </>
  )
}
