import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages as useShopMessages } from '@tsiran/app-kit/i18n/messages'
import type { AdminOutput } from '@tsiran/contract/admin/api'
import type { ColumnKind } from '@tsiran/contract/admin/report-columns'
import type { Locale } from '@tsiran/contract/locale'
import { formatDecimal, formatNumber } from '@tsiran/i18n/money'
import { useMessages } from '../../platform/i18n/language.tsx'

export type ReportData = AdminOutput<'GET /api/admin/reports/:name'>['data']

const isNumber = (kind: ColumnKind) => kind === 'pieces' || kind === 'drams' || kind === 'percent'

/** `2026-05-10` as `10.05.2026`, `2026-05` as `05.2026`. */
export const dayText = (day: string) => day.split('-').toReversed().join('.')

function cellText(value: string | number | null, kind: ColumnKind, locale: Locale): string {
  if (value === null) return ''
  if (typeof value === 'number')
    return kind === 'percent' ? formatDecimal(value, locale) : formatNumber(value)
  return kind === 'day' || kind === 'month' ? dayText(value) : value
}

/** A report's rows under their totals. */
export function ReportTable({ report, label }: { report: ReportData; label: string }) {
  const t = useMessages()
  const shop = useShopMessages()
  const locale = useLocale()
  const { columns, rows, totals } = report
  const side = (kind: ColumnKind) => (isNumber(kind) ? 'text-right tabular-nums' : 'text-left')
  // The table scrolls sideways before words stand below one another, or a code breaks at its hyphen.
  const width = (kind: ColumnKind) => (kind === 'text' ? 'min-w-32' : 'whitespace-nowrap')
  return (
    <div
      className="max-h-[70vh] overflow-auto rounded-card border border-line bg-card"
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table aria-label={label} className="w-full border-collapse text-sm">
        <thead className="sticky top-0 bg-card">
          <tr>
            {columns.map(({ name, kind }) => (
              <th
                key={name}
                scope="col"
                className={`border-b border-line px-3 py-2.5 font-semibold whitespace-nowrap ${side(kind)}`}
              >
                {shop(`reports.columns.${name}`)}
              </th>
            ))}
          </tr>
          <tr className="bg-leaf-soft font-bold">
            {columns.map(({ name, kind }, place) => (
              <td key={name} className={`px-3 py-2 whitespace-nowrap ${side(kind)}`}>
                {place === 0 ? t('reports.total') : cellText(totals[place] ?? null, kind, locale)}
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-t border-line">
              {columns.map(({ name, kind }, place) => (
                <td key={name} className={`px-3 py-2 ${side(kind)} ${width(kind)}`}>
                  {name === 'category' && row[place] === null
                    ? t('reports.noCategory')
                    : cellText(row[place] ?? null, kind, locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
