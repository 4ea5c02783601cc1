import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useQuery } from '@tanstack/react-query'
import { maxPrinted } from '@tsiran/contract/admin/documents'
import type { PickingRow } from '@tsiran/contract/admin/picking'
import { formatDate, isoDay } from '@tsiran/i18n/dates'
import { formatNumber } from '@tsiran/i18n/money'
import { Field, FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { Link, useSearchParams } from 'react-router'
import { printPath } from '../../features/orders/paths.ts'
import { hoursOf, pickingDayQuery } from '../../features/picking/picking-queries.ts'
import { useMe } from '../../features/session/me-query.ts'
import { CutNote } from '../../features/shell/cut-note.tsx'
import { LoadPart } from '../../features/shell/load-part.tsx'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The orders to pick on a day, by slot and zone. */
export default function PickingDay() {
  const t = useMessages()
  const [search, setSearch] = useSearchParams()
  const day = search.get('day') ?? isoDay(new Date())
  const zone = search.get('zone') ?? ''
  const query = useQuery(pickingDayQuery(day))
  const zones = new Map(query.data?.data.map((row) => [String(row.zone_id ?? ''), row.zone]))
  zones.delete('')
  const set = (next: { day?: string; zone?: string }) => {
    const { day: onDay, zone: inZone } = { day, zone, ...next }
    setSearch({ day: onDay, ...(inZone && { zone: inZone }) }, { replace: true })
  }
  return (
    <Page title={t('picking.title')}>
      <div className="mb-5 flex flex-wrap gap-3">
        <Field
          type="date"
          label={t('picking.day')}
          value={day}
          onChange={({ target: { value } }) => value && set({ day: value })}
        />
        {zones.size > 0 && (
          <FieldFrame label={t('picking.zone')}>
            {(ids) => (
              <Select {...ids} value={zone} onChange={({ target }) => set({ zone: target.value })}>
                <option value="">{t('picking.allZones')}</option>
                {[...zones].map(([id, name]) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
        )}
      </div>
      <LoadPart query={query}>
        {({ data, meta: { total } }) => (
          <>
            <CutNote shown={data.length} total={total} />
            <Slots rows={data.filter((row) => !zone || String(row.zone_id) === zone)} />
          </>
        )}
      </LoadPart>
    </Page>
  )
}

function Slots({ rows }: { rows: readonly PickingRow[] }) {
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
              <Row key={row.order_id} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Row({ row }: { row: PickingRow }) {
  const t = useMessages()
  const me = useMe()
  const { order_id, picker, state, lines, decided } = row
  return (
    <li>
      <Link
        to={`/picking/${order_id}`}
        className="grid min-h-16 gap-1 rounded-card border border-line bg-card px-4 py-3 hover:border-leaf"
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
