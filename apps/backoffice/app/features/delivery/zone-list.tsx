import type { AdminZone } from '@tsiran/contract/admin/delivery'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { formatMoney } from '@tsiran/i18n/money'
import { Status } from '@tsiran/ui/status-dot'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { RowMenu } from '../ordering/row-menu.tsx'
import { deliveryChanged } from './delivery-queries.ts'

interface ZoneListProps {
  zones: readonly AdminZone[]
  mayWrite: boolean
  edit: (zone: AdminZone) => void
}

/** The zones with what they cost. */
export function ZoneList({ zones, mayWrite, edit }: ZoneListProps) {
  const t = useMessages()
  const locale = useLocale()
  const remove = useAct(
    ({ id, version }: AdminZone) =>
      api('DELETE /api/admin/zones/:id', { params: { id }, query: { version } }),
    { done: t('categories.deleted'), refresh: deliveryChanged },
  )
  if (zones.length === 0) return <p className="max-w-prose text-muted">{t('delivery.noZones')}</p>
  return (
    <ul aria-label={t('delivery.tabs.zones')} className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {zones.map((zone) => (
        <li key={zone.id} className="rounded-card border border-line bg-card p-4">
          <div className="flex items-start gap-3">
            <div className="min-w-0">
              <h3 className="font-bold wrap-anywhere">{zone.name[locale]}</h3>
              <Status tone={zone.active ? 'good' : 'off'}>
                {t(zone.active ? 'delivery.on' : 'delivery.off')}
                {zone.pickup && ` · ${t('delivery.pickupShort')}`}
              </Status>
            </div>
            {mayWrite && (
              <RowMenu
                name={zone.name[locale]}
                acts={[
                  { label: t('categories.edit'), run: () => edit(zone) },
                  {
                    label: t('categories.delete'),
                    danger: true,
                    run: () => remove.mutate(zone),
                  },
                ]}
              />
            )}
          </div>
          <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm [&_dd]:text-right [&_dd]:tabular-nums [&_dt]:text-muted">
            <dt>{t('delivery.fee')}</dt>
            <dd>{zone.fee === 0 ? t('delivery.free') : formatMoney(zone.fee)}</dd>
            <dt>{t('delivery.freeFrom')}</dt>
            <dd>{zone.free_from === null ? '—' : formatMoney(zone.free_from)}</dd>
            <dt>{t('delivery.minTotal')}</dt>
            <dd>{formatMoney(zone.min_total)}</dd>
            <dt>{t('delivery.minTotalCompany')}</dt>
            <dd>{formatMoney(zone.min_total_company)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
