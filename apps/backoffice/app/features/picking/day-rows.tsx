import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { maxPrinted } from '@tsiran/contract/admin/documents'
import { maxBatch, type PickingRow } from '@tsiran/contract/admin/picking-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { formatNumber } from '@tsiran/i18n/money'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { printPath } from '../orders/paths.ts'
import { useCan, useMe } from '../session/me-query.ts'
import { BatchBar, BatchResume } from './batch-bar.tsx'
import { hoursOf } from './picking-queries.ts'
import { DayRow } from './day-row.tsx'

/** The orders of a day, and the choice of those that are picked together. */
export function DayRows({ all, zone }: { all: readonly PickingRow[]; zone: string }) {
  const me = useMe()
  const mayPick = useCan()('picking.write')
  const [ids, setIds] = useState<readonly number[]>([])
  const isOwn = ({ picker, state }: PickingRow) => picker?.id === me.id && state !== 'finished'
  const mayChoose = (row: PickingRow) => mayPick && (row.state === null || isOwn(row))
  // What somebody else has taken meanwhile is chosen no longer.
  const chosen = all.filter((row) => ids.includes(row.order_id) && mayChoose(row))
  const choose = ({ order_id }: PickingRow) => {
    const others = chosen.map((row) => row.order_id).filter((id) => id !== order_id)
    setIds(others.length < chosen.length ? others : [...others, order_id])
  }
  return (
    <>
      <BatchResume own={mayPick ? all.filter(isOwn).slice(0, maxBatch) : []} />
      <Slots
        rows={all.filter((row) => !zone || String(row.zone_id) === zone)}
        choiceOf={(row) =>
          mayChoose(row) ? { isChosen: chosen.includes(row), choose: () => choose(row) } : undefined
        }
        isFull={chosen.length >= maxBatch}
      />
      <BatchBar chosen={chosen} />
    </>
  )
}

export interface Choice {
  isChosen: boolean
  choose: () => void
}

interface SlotsProps {
  rows: readonly PickingRow[]
  /** Undefined where an order cannot be picked by the caller. */
  choiceOf: (row: PickingRow) => Choice | undefined
  /** No other order can be chosen. */
  isFull: boolean
}

function Slots({ rows, choiceOf, isFull }: SlotsProps) {
  const t = useMessages()
  if (rows.length === 0) return <p className="text-muted">{t('picking.none')}</p>
  const slots = Map.groupBy(rows, (row) => row.slot?.starts_at ?? '')
  const summary = (orders: readonly PickingRow[]) => {
    const sum = (of: 'lines' | 'decided' | 'grams') =>
      orders.reduce((total, order) => total + order[of], 0)
    const [lines, done, kilos] = [sum('lines'), sum('decided'), Math.round(sum('grams') / 1000)]
    return [
      t('picking.slotLines', { orders: orders.length, done, lines }),
      kilos > 0 && t('picking.slotKilos', { kilos: formatNumber(kilos) }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  return (
    <div className="grid gap-6">
      {[...slots].map(([starts, orders]) => (
        <section key={starts} aria-labelledby={`slot-${starts}`} className="grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 id={`slot-${starts}`} className="text-lg font-bold tabular-nums">
              {starts === '' ? t('picking.withoutSlot') : hoursOf(orders[0]!)}
              {orders[0]!.late && ` · ${formatDate(starts)}`}
            </h2>
            {orders.length <= maxPrinted && (
              <Link
                to={printPath(
                  'pick_list',
                  orders.map(({ order_id }) => order_id),
                )}
                className="inline-flex min-h-11 items-center gap-2 text-leaf hover:underline"
              >
                <IconPrinter size={18} aria-hidden />
                {t('print.pickList')}
              </Link>
            )}
          </div>
          <p className="text-sm text-muted tabular-nums">{summary(orders)}</p>
          <ul className="grid gap-2 lg:grid-cols-2">
            {orders.map((row) => (
              <DayRow key={row.order_id} row={row} choice={choiceOf(row)} isFull={isFull} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
