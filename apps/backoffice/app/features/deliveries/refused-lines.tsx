import type { Stop } from '@tsiran/contract/admin/stop-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { QuantityField } from '@tsiran/ui/number-fields/quantity-field'
import { useMessages } from '../../platform/i18n/language.tsx'

interface RefusedLinesProps {
  stop: Stop
  refused: Readonly<Record<number, number>>
  /** Drams to take at the door for what stays; undefined while nobody has computed them. */
  cashLeft: number | undefined
  onChange: (refused: Record<number, number>) => void
}

/** The order's lines with the pieces that the buyer gives back. */
export function RefusedLines({ stop, refused, cashLeft, onChange }: RefusedLinesProps) {
  const t = useMessages()
  return (
    <>
      <ul aria-label={t('deliveries.ask.refused_lines')} className="grid gap-1">
        {stop.lines.map(({ id, name, options, pieces }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-0"
          >
            <span className="min-w-0 flex-1 basis-40">
              {[name, options].filter(Boolean).join(', ')}
              <span className="block text-sm text-muted tabular-nums">
                {t('picking.count', { count: pieces })}
              </span>
            </span>
            <QuantityField
              label={<span className="sr-only">{t('deliveries.refusedOf', { name })}</span>}
              value={Math.min(refused[id] ?? 0, pieces)}
              max={pieces}
              onChange={(quantity) => onChange({ ...refused, [id]: quantity ?? 0 })}
            />
          </li>
        ))}
      </ul>
      {stop.cash_due > 0 && (
        <p
          aria-live="polite"
          className={cashLeft === undefined ? 'text-muted' : 'text-xl font-bold'}
        >
          {cashLeft === undefined
            ? t('deliveries.cashAfter')
            : t('deliveries.take', { amount: formatMoney(cashLeft) })}
        </p>
      )}
    </>
  )
}
