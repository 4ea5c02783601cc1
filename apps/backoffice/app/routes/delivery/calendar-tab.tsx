import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { slotsQuery, zonesQuery } from '../../features/delivery/delivery-queries.ts'
import { SlotCalendar } from '../../features/delivery/slot-calendar.tsx'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { LoadPart } from '../../features/shell/load-part.tsx'
import { Panel } from '../../features/shell/panel.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The slots of the next days, zone by zone. */
export function CalendarTab() {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('delivery.write')
  const zones = useQuery(zonesQuery)
  const slots = useQuery(slotsQuery())
  return (
    <LoadPart query={zones}>
      {(list) => (
        <LoadPart query={slots}>
          {(all) =>
            all.length === 0 ? (
              <p className="text-muted">{t('delivery.noSlots')}</p>
            ) : (
              <>
                {list
                  .map((zone) => ({ zone, own: all.filter(({ zone_id }) => zone_id === zone.id) }))
                  .filter(({ own }) => own.length > 0)
                  .map(({ zone, own }) => (
                    <Panel key={zone.id} title={zone.name[locale]}>
                      <SlotCalendar zone={zone.name[locale]} slots={own} mayWrite={mayWrite} />
                    </Panel>
                  ))}
                <ThingHistory type="slot,slot_exception" />
              </>
            )
          }
        </LoadPart>
      )}
    </LoadPart>
  )
}
