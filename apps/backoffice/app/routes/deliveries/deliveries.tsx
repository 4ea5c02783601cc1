import { useQuery } from '@tanstack/react-query'
import { isoDay } from '@tsiran/i18n/dates'
import { Field } from '@tsiran/ui/field'
import { useSearchParams } from 'react-router'
import { CashPanel } from '../../features/deliveries/cash-panel.tsx'
import { routesQuery } from '../../features/deliveries/delivery-queries.ts'
import { RouteList } from '../../features/deliveries/route-list.tsx'
import { WaitingPanel } from '../../features/deliveries/waiting-panel.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { LoadPart } from '../../features/shell/load-part.tsx'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** A day's deliveries: the office plans routes and counts cash, a courier sees the own routes. */
export default function Deliveries() {
  const t = useMessages()
  const can = useCan()
  const [search, setSearch] = useSearchParams()
  const day = search.get('day') ?? isoDay(new Date())
  const query = useQuery(routesQuery(day))
  return (
    <Page title={t('deliveries.title')}>
      <Field
        type="date"
        label={t('deliveries.day')}
        value={day}
        onChange={({ target: { value } }) => value && setSearch({ day: value }, { replace: true })}
        className="mb-5 max-w-52"
      />
      <LoadPart query={query}>
        {(routes) => (
          <div className="grid items-start gap-5 lg:grid-cols-2">
            {can('deliveries.write') && <WaitingPanel key={day} day={day} routes={routes} />}
            <div className="grid gap-5">
              <RouteList day={day} routes={routes} />
              {can('deliveries.read') && <CashPanel day={day} />}
            </div>
          </div>
        )}
      </LoadPart>
    </Page>
  )
}
