import type { Locale } from '@tsiran/contract/locale'
import type { ReportResult } from '@tsiran/domain/reports/read-report'
import { translate } from '@tsiran/i18n/translate'
import writeXlsxFile, { type Cell } from 'write-excel-file/node'

/** A report as an Excel file with its totals beneath. Texts are typed cells, which Excel never computes. */
export async function reportXlsx(report: ReportResult, locale: Locale): Promise<Buffer> {
  const { columns, rows, totals } = report
  const bold = (cell: Cell): Cell => (cell ? { ...(cell as object), fontWeight: 'bold' } : null)
  const typed = (value: string | number | null): Cell => {
    if (value === null) return null
    return typeof value === 'number' ? { value, type: Number } : { value, type: String }
  }
  const sheet = [
    columns.map(({ name }) => bold(typed(translate(locale, `reports.columns.${name}`)))),
    ...rows.map((row) => row.map(typed)),
    totals.map((value) => bold(typed(value))),
  ]
  return writeXlsxFile(sheet, {
    stickyRowsCount: 1,
    sheet: translate(locale, `reports.names.${report.name}`),
  }).toBuffer()
}
