import type { AdminDistrict, AdminZone } from '@tsiran/contract/admin/delivery'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Select } from '@tsiran/ui/select'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { deliveryChanged } from './delivery-queries.ts'

interface DistrictListProps {
  districts: readonly AdminDistrict[]
  /** Zones of deliveries. */
  zones: readonly AdminZone[]
  mayWrite: boolean
}

/** Every district with its zone; a choice is saved at once. */
export function DistrictList({ districts, zones, mayWrite }: DistrictListProps) {
  const t = useMessages()
  const locale = useLocale()
  const put = useAct(
    ({ id, version, zone_id }: Pick<AdminDistrict, 'id' | 'version' | 'zone_id'>) =>
      api('PUT /api/admin/districts/:id', { params: { id }, body: { version, zone_id } }),
    { done: t('common.saved'), refresh: deliveryChanged },
  )
  const isPut = (id: number) => put.isPending && put.variables.id === id
  // The field stays enabled meanwhile: a disabled one loses the focus.
  const choose = (values: Parameters<typeof put.mutate>[0]) => {
    if (!isPut(values.id)) put.mutate(values)
  }
  return (
    <ul className="grid gap-x-8 gap-y-2 md:grid-cols-2 xl:grid-cols-3">
      {districts.map(({ id, version, name, zone_id }) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] items-center gap-3">
          <span className="wrap-anywhere">{name[locale]}</span>
          <Select
            aria-label={t('delivery.zoneOf', { district: name[locale] })}
            disabled={!mayWrite}
            value={(isPut(id) ? put.variables?.zone_id : zone_id) ?? ''}
            onChange={({ target }) =>
              choose({ id, version, zone_id: target.value ? Number(target.value) : null })
            }
          >
            <option value="">{t('delivery.noZone')}</option>
            {zones.map((zone) => (
              <option key={zone.id} value={zone.id}>
                {zone.name[locale]}
              </option>
            ))}
          </Select>
        </li>
      ))}
    </ul>
  )
}
