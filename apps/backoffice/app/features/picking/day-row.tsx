import type { PickingRow } from '@tsiran/contract/admin/picking-shapes'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useMe } from '../session/me-query.ts'
import type { Choice } from './day-rows.tsx'

interface DayRowProps {
  row: PickingRow
  choice: Choice | undefined
  isFull: boolean
}

/** An order of the day; it opens, or joins the batch that is being chosen. */
export function DayRow({ row, choice, isFull }: DayRowProps) {
  const t = useMessages()
  const me = useMe()
  const { order_id, picker, state, lines, decided } = row
  return (
    <li className="flex items-stretch gap-1">
      {choice && (
        <label className="flex min-w-11 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            aria-label={t('picking.batch.choose', { number: order_id })}
            checked={choice.isChosen}
            disabled={isFull && !choice.isChosen}
            onChange={choice.choose}
            className="size-5 cursor-pointer accent-leaf disabled:cursor-not-allowed"
          />
        </label>
      )}
      <Link
        to={`/picking/${order_id}`}
        className="grid min-h-16 min-w-0 flex-1 gap-1 rounded-card border border-line bg-card px-4 py-3 wrap-anywhere hover:border-leaf"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <strong className="text-lg tabular-nums">{order_id}</strong>
          <span className="text-sm">
            {state === null ? t('picking.free') : t(`picking.progressState.${state}`)}
          </span>
        </span>
        <span className="text-sm text-muted">
          {[row.zone, row.district, row.pickup && t('picking.pickup'), row.name, row.company]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="text-sm tabular-nums">
          {[
            t('picking.progress', { done: decided, count: lines }),
            row.weighed && t('picking.hasWeighed'),
            row.age_restricted && t('picking.hasAge'),
            picker && (picker.id === me.id ? t('picking.mine') : picker.name),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Link>
    </li>
  )
}
