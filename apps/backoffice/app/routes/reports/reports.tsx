import { useQuery } from '@tanstack/react-query'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { useMessages as useShopMessages } from '@tsiran/app-kit/i18n/messages'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import {
  allowedReports,
  presentReports,
  reportNames,
  reportPermissions,
  type ReportName,
} from '@tsiran/contract/admin/reports'
import { isoDay } from '@tsiran/i18n/dates'
import { Button } from '@tsiran/ui/button'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useRef } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { DaysForm } from '../../features/reports/days-form.tsx'
import { reportQuery } from '../../features/reports/report-queries.ts'
import { useCan, useMe } from '../../features/session/me-query.ts'
import { Allowed } from '../../features/shell/allowed.tsx'
import { Page } from '../../features/shell/page.tsx'
import { useOpenInView } from '../../features/shell/use-open-in-view.ts'
import { useDownload } from '../../platform/api/use-download.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { ReportView } from './report-view.tsx'

const dayMs = 86_400_000

/** The report that the address names, for those who may see it. */
export default function Reports() {
  const wanted = useParams()['name']
  const name = reportNames.find((known) => known === wanted) ?? 'sales'
  return (
    <Allowed permission={reportPermissions[name]}>
      <ReportByDays name={name} />
    </Allowed>
  )
}

/** A report by days: its chart where it has one, its table, its file. */
function ReportByDays({ name }: { name: ReportName }) {
  const t = useMessages()
  const shop = useShopMessages()
  const locale = useLocale()
  const can = useCan()
  const failureText = useFailureText()
  const [params, setParams] = useSearchParams()
  const [from, to] = [params.get('from') ?? undefined, params.get('to') ?? undefined]
  const isPresent = presentReports.includes(name)
  const days = isPresent ? {} : { ...(from && { from }), ...(to && { to }) }
  const { data, error, refetch } = useQuery(reportQuery(name, days, locale))
  const { save, pending } = useDownload()
  // The server reads the 30 days up to the last one where the address has no first.
  const last = to ?? isoDay(new Date())
  const first = from ?? isoDay(new Date((Date.parse(last) || Date.now()) - 29 * dayMs))
  const shown = { from: first, to: last }
  const title = shop(`reports.names.${name}`)
  const refused = isApiError(error) && error.status < 500 ? failureText(error) : null
  return (
    <Page
      title={t('reports.title')}
      actions={
        (name !== 'customers' || can('people.write')) && (
          <Button
            variant="secondary"
            loading={pending}
            onClick={() => void save(`/api/admin/reports/${name}.xlsx`, days)}
          >
            {t('reports.download')}
          </Button>
        )
      }
    >
      <ReportLinks shown={name} />
      {!isPresent && (
        <DaysForm
          key={`${shown.from} ${shown.to}`}
          days={shown}
          error={refused}
          onShow={(chosen) => setParams({ ...chosen })}
        />
      )}
      <p className="my-4 text-muted">{t(`reports.notes.${name}`)}</p>
      {error && !refused && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-80" />}
      {data && !error && <ReportView report={data} title={title} />}
    </Page>
  )
}

/** The reports that the person may see. */
function ReportLinks({ shown }: { shown: ReportName }) {
  const t = useMessages()
  const shop = useShopMessages()
  const { roles } = useMe()
  const [params] = useSearchParams()
  const links = useRef<HTMLElement>(null)
  useOpenInView(links)
  return (
    <nav
      ref={links}
      aria-label={t('reports.title')}
      className="mb-4 flex gap-2 overflow-x-auto pb-1"
    >
      {allowedReports(roles).map((name: ReportName) => (
        <Link
          key={name}
          aria-current={name === shown ? 'page' : undefined}
          to={{ pathname: `/reports/${name}`, search: params.toString() }}
          className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-edge px-4 text-sm aria-[current=page]:border-leaf aria-[current=page]:bg-leaf-soft aria-[current=page]:font-semibold"
        >
          {shop(`reports.names.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
