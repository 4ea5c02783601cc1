import { getReport, getReportFile } from '@tsiran/contract/admin/reports'
import { getToday } from '@tsiran/contract/admin/today'
import { exportReport, readReport } from '@tsiran/domain/reports/read-report'
import { readToday } from '@tsiran/domain/reports/read-today'
import { adminHandler, fileHandler, type AdminHandler } from '../admin-handler.ts'
import { exportName } from '../files/order-export.ts'
import { reportXlsx } from '../files/report-export.ts'

/** How the shop goes: today, and by reports. */
export const reportHandlers: readonly AdminHandler[] = [
  adminHandler(getToday, async ({ db }, { staff: { roles }, caller: { locale } }) => ({
    data: await readToday(db, { roles, locale }),
  })),
  adminHandler(getReport, async ({ db }, { params, query, staff: { roles }, caller }) => {
    const call = { name: params.name, from: query.from, to: query.to }
    return { data: await readReport(db, { ...call, roles, locale: caller.locale }) }
  }),
  fileHandler(getReportFile, async ({ db }, { params, query, staff: { roles, by, locale } }) => {
    const call = { name: params.name, from: query.from, to: query.to }
    const report = await exportReport(db, { ...call, roles, locale, by })
    return {
      name: exportName('xlsx', params.name.replace('_', '-')),
      content: await reportXlsx(report, locale),
    }
  }),
]
