import { BarChart } from '@tsiran/ui/bar-chart'
import { dayText, ReportTable, type ReportData } from '../../features/reports/report-table.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** A report as a table; sales over several days as a chart, too. */
export function ReportView({ report, title }: { report: ReportData; title: string }) {
  const t = useMessages()
  const { name, columns, rows, total_rows } = report
  if (total_rows === 0) return <p className="text-muted">{t('reports.empty')}</p>
  const column = columns.findIndex((known) => known.name === 'sum')
  const dayOf = (place: number) => dayText(String(rows[place]?.[0]))
  return (
    <div className="grid gap-4">
      {name === 'sales' && rows.length > 1 && (
        <BarChart
          label={t('reports.chart')}
          values={rows.map((row) => Number(row[column]))}
          marks={[dayOf(0), dayOf(Math.floor(rows.length / 2)), dayOf(rows.length - 1)]}
        />
      )}
      <ReportTable report={report} label={title} />
      {rows.length < total_rows && (
        <p className="text-muted">
          {t('reports.allRows', { shown: rows.length, total: total_rows })}
        </p>
      )}
    </div>
  )
}
