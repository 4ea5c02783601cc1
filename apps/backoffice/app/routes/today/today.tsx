import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { DaySalesPanel } from '../../features/reports/day-sales.tsx'
import { todayQuery } from '../../features/reports/report-queries.ts'
import { BestSellers, VainSearches } from '../../features/reports/short-lists.tsx'
import { WaitingList } from '../../features/reports/waiting-list.tsx'
import { useCan, useMe } from '../../features/session/me-query.ts'
import { TodayChecklist } from '../../features/setup/today-checklist.tsx'
import { LoadPart } from '../../features/shell/load-part.tsx'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The first page: what waits for the person, and how the day goes. */
export default function Today() {
  const t = useMessages()
  const { name } = useMe()
  const mayWrite = useCan()('settings.write')
  const query = useQuery(todayQuery(useLocale()))
  return (
    <Page title={t('today.title')}>
      <p className="mb-5 text-muted">{t('today.greeting', { name })}</p>
      {mayWrite && <TodayChecklist />}
      <LoadPart query={query}>
        {(data) => (
          <div className="grid gap-5">
            <section aria-label={t('today.waiting')}>
              <h2 className="mb-3 text-lg font-bold">{t('today.waiting')}</h2>
              <WaitingList day={data.day} waiting={data.waiting} />
            </section>
            {data.sales && <DaySalesPanel sales={data.sales} />}
            <div className="grid items-start gap-5 lg:grid-cols-2">
              {data.best && <BestSellers best={data.best} />}
              {data.misses && <VainSearches misses={data.misses} />}
            </div>
          </div>
        )}
      </LoadPart>
    </Page>
  )
}
