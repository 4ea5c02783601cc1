import { useQuery } from '@tanstack/react-query'
import type { AdminZone } from '@tsiran/contract/admin/delivery'
import { Button, ButtonLink } from '@tsiran/ui/button'
import { useState } from 'react'
import { districtsQuery, zonesQuery } from '../../features/delivery/delivery-queries.ts'
import { DistrictList } from '../../features/delivery/district-list.tsx'
import { ZoneDialog } from '../../features/delivery/zone-dialog.tsx'
import { ZoneList } from '../../features/delivery/zone-list.tsx'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { LoadPart } from '../../features/shell/load-part.tsx'
import { Panel } from '../../features/shell/panel.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Zones with what they cost, and the districts in them. */
export function ZonesTab() {
  const t = useMessages()
  const mayWrite = useCan()('delivery.write')
  const zones = useQuery(zonesQuery)
  const districts = useQuery(districtsQuery)
  const [asked, setAsked] = useState<{ zone?: AdminZone }>()
  return (
    <LoadPart query={zones}>
      {(list) => (
        <>
          <Panel
            title={t('delivery.tabs.zones')}
            actions={
              <span className="flex flex-wrap gap-2">
                <ButtonLink to="/settings/delivery" variant="quiet">
                  {t('delivery.toMethods')}
                </ButtonLink>
                {mayWrite && <Button onClick={() => setAsked({})}>{t('delivery.newZone')}</Button>}
              </span>
            }
          >
            <ZoneList zones={list} mayWrite={mayWrite} edit={(zone) => setAsked({ zone })} />
          </Panel>
          <Panel title={t('delivery.districts')} note={t('delivery.districtsNote')}>
            <LoadPart query={districts}>
              {(all) => (
                <DistrictList
                  districts={all}
                  zones={list.filter(({ pickup }) => !pickup)}
                  mayWrite={mayWrite}
                />
              )}
            </LoadPart>
          </Panel>
          <ThingHistory type="zone,district" />
          {asked && (
            <ZoneDialog
              zone={asked.zone}
              mayPickUp={!list.some(({ pickup }) => pickup)}
              onClose={() => setAsked(undefined)}
            />
          )}
        </>
      )}
    </LoadPart>
  )
}
