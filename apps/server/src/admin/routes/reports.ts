import { getCustomersFile, getReport, getReportFile } from '@tsiran/contract/admin/reports'
import { getToday, getWaiting } from '@tsiran/contract/admin/today'
import type { Db } from '@tsiran/db/database'
import { exportReport, readReport, type ReportCall } from '@tsiran/domain/reports/read-report'
import { readToday, readWaiting } from '@tsiran/domain/reports/read-today'
import type { ActingStaff } from '@tsiran/domain/staff/session'
import { adminHandler, fileHandler, type AdminHandler } from '../admin-handler.ts'
import { exportName } from '../files/list-export.ts'
import { reportXlsx } from '../files/report-export.ts'

/** How the shop goes: today, and by reports. */
export const reportHandlers: readonly AdminHandler[] = [
  adminHandler(getToday, async ({ db }, { staff: { roles }, caller: { locale } }) => ({
    data: await readToday(db, { roles, locale }),
  })),
  adminHandler(getWaiting, async ({ db }, { staff: { roles } }) => ({
    data: await readWaiting(db, roles),
  })),
  adminHandler(getReport, async ({ db }, { params, query, staff: { roles }, caller }) => {
    const call = { name: params.name, from: query.from, to: query.to }
    return { data: await readReport(db, { ...call, roles, locale: caller.locale }) }
  }),
  fileHandler(getReportFile, ({ db }, { params, query, staff }) =>
    reportFile(db, { name: params.name, ...query }, staff),
  ),
  fileHandler(getCustomersFile, ({ db }, { query, staff }) =>
    reportFile(db, { name: 'customers', ...query }, staff),
  ),
]

async function reportFile(
  db: Db,
  { name, from, to }: Pick<ReportCall, 'name' | 'from' | 'to'>,
  { roles, by, locale }: ActingStaff,
) {
  const report = await exportReport(db, { name, from, to, roles, locale, by })
  return {
    name: exportName('xlsx', name.replace('_', '-')),
    content: await reportXlsx(report, locale),
  }
}
