import {
  allowedReports,
  maxReportDays,
  maxReportRows,
  maxReportSheetRows,
  presentReports,
  type ReportName,
} from '@tsiran/contract/admin/reports'
import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { isoDay } from '@tsiran/i18n/dates'
import { sql } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { isDay } from '../shared/history-range.ts'
import { customersReport, debtsReport } from './buyer-reports.ts'
import { cashReport } from './cash-report.ts'
import { categoriesReport, productsReport, stockValueReport } from './product-reports.ts'
import type { ReportColumn, ReportQuery, ReportRange } from './report-query.ts'
import { salesReport, vatReport } from './sales-reports.ts'
import { slotsReport } from './slots-report.ts'
import { substitutionsReport } from './substitutions-report.ts'

const queries: Record<ReportName, (range: ReportRange) => ReportQuery> = {
  sales: salesReport,
  products: productsReport,
  categories: categoriesReport,
  customers: customersReport,
  debts: debtsReport,
  slots: slotsReport,
  substitutions: substitutionsReport,
  stock_value: stockValueReport,
  vat: vatReport,
  cash: cashReport,
}

export interface ReportCall {
  name: ReportName
  /** `YYYY-MM-DD` in Yerevan, both included; the last 30 days where they are left out. */
  from?: string | undefined
  to?: string | undefined
  locale: Locale
  roles: readonly StaffRole[]
}

export type ReportCell = string | number | null

export interface ReportResult {
  name: ReportName
  columns: Pick<ReportColumn, 'name' | 'kind'>[]
  rows: ReportCell[][]
  /** The total of a column over all rows; null where it has none. */
  totals: (number | null)[]
  total_rows: number
}

const dayMs = 86_400_000
/** A year of a large shop takes longer than what a page may wait for. */
const reportTimeoutMs = 25_000

/** The days of a call. Refuses unknown days, an end before its start and more than two years with `validation_failed`. */
export function readDays({ from, to }: Pick<ReportCall, 'from' | 'to'>, now = new Date()) {
  const last = to ?? isoDay(now)
  if (!isDay(last)) throw fieldError('to', 'invalid')
  const first = from ?? new Date(Date.parse(last) - 29 * dayMs).toISOString().slice(0, 10)
  if (!isDay(first) || first > last) throw fieldError('from', 'invalid')
  if (Date.parse(last) - Date.parse(first) >= maxReportDays * dayMs)
    throw fieldError('from', 'invalid')
  return { from: first, to: last }
}

/** Reads a report: its first `limit` rows and the totals of all. Refuses with `forbidden` whoever may not see what it is about. */
export async function readReport(
  db: Db,
  call: ReportCall,
  limit = maxReportRows,
): Promise<ReportResult> {
  const { name, locale, roles } = call
  if (!allowedReports(roles).includes(name)) throw new DomainError('forbidden')
  const { columns, rows, order } = queries[name]({ ...readDays(call), locale })
  const totals = columns.map(({ name: column, summed, total }) => {
    if (total) return sql`(select ${total} from report)`
    return summed ? sql`(select coalesce(sum(${sql.ref(column)}), 0) from report)` : sql`null`
  })
  const cells = sql.join(columns.map((column) => sql`p.${sql.ref(column.name)}`))
  const read = sql<Pick<ReportResult, 'rows' | 'totals' | 'total_rows'>>`
    with report as materialized (${rows})
    select coalesce((select json_agg(json_build_array(${cells})) from (select * from report order by ${order} limit ${limit}) p), '[]') as rows,
      json_build_array(${sql.join(totals)}) as totals, (select count(*)::integer from report) as total_rows`
  const answer = await inTransaction(db, async (tx) => {
    await sql`select set_config('statement_timeout', ${String(reportTimeoutMs)}, true)`.execute(tx)
    return read.execute(tx)
  })
  return { name, columns: columns.map(({ name, kind }) => ({ name, kind })), ...answer.rows[0]! }
}

/** Reads a report for a file and records that in the audit log. Refuses with `too_many_rows` besides. */
export async function exportReport(
  db: Db,
  { by, ...call }: ReportCall & { by: Actor },
): Promise<ReportResult> {
  const report = await readReport(db, call, maxReportSheetRows)
  if (report.total_rows > maxReportSheetRows)
    throw new DomainError('too_many_rows', { values: { limit: maxReportSheetRows } })
  const days = presentReports.includes(call.name) ? {} : readDays(call)
  await inTransaction(db, (tx) =>
    writeAudit(tx, {
      by,
      action: 'report.export',
      subject: { type: 'report', id: call.name, label: call.name },
      after: { rows: report.total_rows, ...days },
    }),
  )
  return report
}
