import { useQuery } from '@tanstack/react-query'
import { isoDay } from '@tsiran/i18n/dates'
import { Field, FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useSearchParams } from 'react-router'
import { DayRows } from '../../features/picking/day-rows.tsx'
import { pickingDayQuery } from '../../features/picking/picking-queries.ts'
import { WaitingMarks } from '../../features/picking/waiting-marks.tsx'
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
      <WaitingMarks />
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
            <DayRows key={day} all={data} zone={zone} />
          </>
        )}
      </LoadPart>
    </Page>
  )
}
