import { useQuery } from '@tanstack/react-query'
import type { SlotTemplate } from '@tsiran/contract/admin/week'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useState } from 'react'
import { exceptionsQuery, weekQuery, zonesQuery } from '../../features/delivery/delivery-queries.ts'
import { ExceptionList } from '../../features/delivery/exception-list.tsx'
import { WeekGrid } from '../../features/delivery/week-grid.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { LoadPart } from '../../features/shell/load-part.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The hours of every week, and the days that differ from it. */
export function WeekTab() {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('delivery.write')
  const zones = useQuery(zonesQuery)
  const week = useQuery(weekQuery)
  const exceptions = useQuery(exceptionsQuery)
  const [zone, setZone] = useState<number | null>(null)
  const zoneName = (id: number | null) =>
    zones.data?.find((one) => one.id === id)?.name[locale] ?? t('delivery.everyZone')
  const nameOf = ({ zone_id, starts, ends }: SlotTemplate) =>
    `${starts}–${ends}, ${zoneName(zone_id)}`
  return (
    <LoadPart query={week}>
      {(templates) => (
        <>
          <FieldFrame
            label={t('delivery.weekOf')}
            hint={zone === null ? t('delivery.everyZoneNote') : undefined}
            className="max-w-md"
          >
            {(described) => (
              <Select
                {...described}
                value={zone ?? ''}
                onChange={({ target }) => setZone(target.value ? Number(target.value) : null)}
              >
                <option value="">{t('delivery.everyZone')}</option>
                {zones.data?.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name[locale]}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
          <WeekGrid
            zone={zone}
            templates={templates.filter(({ zone_id }) => zone_id === zone)}
            mayWrite={mayWrite}
          />
          <LoadPart query={exceptions}>
            {(list) => (
              <ExceptionList
                exceptions={list}
                templates={templates}
                nameOf={nameOf}
                mayWrite={mayWrite}
              />
            )}
          </LoadPart>
          <ThingHistory type="slot_template,slot_exception" />
        </>
      )}
    </LoadPart>
  )
}
