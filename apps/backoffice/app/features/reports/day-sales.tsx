import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { Today } from '@tsiran/contract/admin/today'
import { formatMoney, formatNumber, formatPercent } from '@tsiran/i18n/money'
import { BarChart } from '@tsiran/ui/bar-chart'
import { Panel } from '@tsiran/ui/detail-layout'
import { useMessages } from '../../platform/i18n/language.tsx'

type Sales = NonNullable<Today['sales']>

const hourName = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** How the day goes beside the same weekday a week before, with its hours. */
export function DaySalesPanel({ sales: { today, before } }: { sales: Sales }) {
  const t = useMessages()
  const locale = useLocale()
  const compared = () => {
    if (before.sum === 0) return t('today.noneBefore')
    const percent = Math.round(((today.sum - before.sum) / before.sum) * 100)
    if (percent === 0) return t('today.same')
    return t(percent > 0 ? 'today.more' : 'today.less', { percent: Math.abs(percent) })
  }
  const share = (percent: number | null) =>
    percent === null ? '—' : formatPercent(percent, locale)
  const facts = [
    [t('orders.title'), formatNumber(today.orders), formatNumber(before.orders)],
    [t('today.average'), formatMoney(today.average), formatMoney(before.average)],
    [t('today.canceled'), formatNumber(today.canceled), formatNumber(before.canceled)],
    [
      t('today.canceledLines'),
      formatNumber(today.canceled_lines),
      formatNumber(before.canceled_lines),
    ],
    [t('today.replacedLines'), share(today.replaced_percent), share(before.replaced_percent)],
  ]
  return (
    <Panel title={t('today.sales')}>
      <p className="text-2xl font-bold tabular-nums">{formatMoney(today.sum)}</p>
      <p className="mb-4 text-muted">{compared()}</p>
      <table className="mb-5 w-full max-w-md text-left">
        <thead className="text-sm text-muted">
          <tr>
            <td />
            <th scope="col" className="pb-1 text-right font-normal">
              {t('today.today')}
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              {t('today.before')}
            </th>
          </tr>
        </thead>
        <tbody>
          {facts.map(([label, now, then]) => (
            <tr key={label}>
              <th scope="row" className="py-1 font-normal">
                {label}
              </th>
              <td className="pl-3 text-right font-semibold whitespace-nowrap tabular-nums">
                {now}
              </td>
              <td className="pl-3 text-right whitespace-nowrap text-muted tabular-nums">{then}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mb-2 flex flex-wrap gap-x-5 text-sm text-muted">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="size-3 rounded-sm bg-leaf" />
          {t('today.today')}
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="h-0.5 w-4 bg-apricot" />
          {t('today.before')}
        </span>
      </p>
      <BarChart
        label={t('today.byHour')}
        values={today.hours}
        compared={before.hours}
        marks={[hourName(0), hourName(12), hourName(23)]}
      />
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-leaf">
          {t('today.table')}
        </summary>
        <table className="w-full max-w-md text-right tabular-nums">
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="text-left font-normal">
                {t('today.hour')}
              </th>
              <th scope="col" className="font-normal">
                {t('today.today')}
              </th>
              <th scope="col" className="font-normal">
                {t('today.before')}
              </th>
            </tr>
          </thead>
          <tbody>
            {today.hours.map((sum, hour) => (
              <tr key={hour}>
                <th scope="row" className="text-left font-normal">
                  {hourName(hour)}
                </th>
                <td>{formatMoney(sum)}</td>
                <td>{formatMoney(before.hours[hour] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  )
}
