import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import type { Stop } from '@tsiran/contract/admin/stop-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import type { RefCallback } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CallLink } from '../orders/one/call-link.tsx'
import { ChilledNote } from './chilled-note.tsx'
import { hoursOf } from './delivery-queries.ts'

/** What a courier reports of a door. */
export type DoorAct = 'delivered' | 'refused_lines' | 'nobody_home'

interface StopCardProps {
  stop: Stop
  /** The one that comes next, with its buttons. */
  onAct?: ((act: DoorAct) => void) | undefined
  /** Gets the element with its buttons. */
  acts?: RefCallback<HTMLElement>
}

const mapOf = ({ address, district }: Stop) =>
  `https://yandex.com/maps/?text=${encodeURIComponent([address, district].filter(Boolean).join(', '))}`

/** One stop: who, where, when, what to take; a call and the map are one press away. */
export function StopCard({ stop, onAct, acts }: StopCardProps) {
  const t = useMessages()
  const hours = hoursOf(stop)
  return (
    <article
      aria-label={t('deliveries.stop', { number: stop.order_id, name: stop.name })}
      className={`grid gap-2 rounded-card border bg-card p-4 wrap-anywhere ${onAct ? 'border-leaf' : 'border-line'}`}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-muted tabular-nums">
        <span>
          {stop.order_id}
          {hours && ` · ${hours}`}
        </span>
        {stop.outcome && (
          <strong className="text-ink">{t(`deliveries.outcome.${stop.outcome}`)}</strong>
        )}
      </p>
      <h3 className="text-lg font-bold">{[stop.name, stop.company].filter(Boolean).join(', ')}</h3>
      <a
        href={mapOf(stop)}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf hover:underline"
      >
        <IconMapPin size={20} aria-hidden className="shrink-0" />
        <span className="sr-only">{t('deliveries.map')} </span>
        {[stop.address, stop.district].filter(Boolean).join(', ')}
      </a>
      <CallLink phone={stop.phone} />
      {stop.chilled && stop.outcome === null && <ChilledNote />}
      {stop.note && <p className="whitespace-pre-line">{stop.note}</p>}
      <CashLine stop={stop} />
      {stop.outcome_note && <p className="text-sm text-muted">{stop.outcome_note}</p>}
      {stop.age_restricted && stop.outcome === null && (
        <p className="font-semibold text-red">{t('deliveries.ageNote')}</p>
      )}
      {onAct && (
        <div ref={acts} className="mt-2 grid gap-2">
          <Button onClick={() => onAct('delivered')}>{t('deliveries.deliver')}</Button>
          <div className="grid grid-cols-2 gap-2">
            <Button variant="secondary" onClick={() => onAct('nobody_home')}>
              {t('deliveries.nobody')}
            </Button>
            <Button variant="secondary" onClick={() => onAct('refused_lines')}>
              {t('deliveries.refuse')}
            </Button>
          </div>
        </div>
      )}
    </article>
  )
}

function CashLine({
  stop: { outcome, cash, cash_due: due, payment_title: title },
}: {
  stop: Stop
}) {
  const t = useMessages()
  const drams = outcome === null ? due : cash
  const text = outcome === null ? 'deliveries.take' : 'deliveries.tookCash'
  return (
    <p className="font-semibold">
      {drams > 0 ? t(text, { amount: formatMoney(drams) }) : t('deliveries.noCashHere', { title })}
    </p>
  )
}
