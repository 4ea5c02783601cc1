import Type from 'typebox'
import { Day, LocaleQuery } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { isAllowed, type Permission, type StaffRole } from './permissions.ts'
import { one, OneOf } from './schema.ts'
import { columnNames, columnKinds } from './report-columns.ts'

/** The reports in their order, and what a person needs beside `reports.read` to see one. */
export const reportPermissions = {
  sales: 'reports.read',
  products: 'reports.read',
  categories: 'reports.read',
  customers: 'customers.read',
  debts: 'companies.read',
  slots: 'orders.read',
  substitutions: 'reports.read',
  stock_value: 'stock.read',
  vat: 'reports.read',
  cash: 'deliveries.read',
} as const satisfies Record<string, Permission>
export type ReportName = keyof typeof reportPermissions
export const reportNames = Object.keys(reportPermissions) as ReportName[]

/** The reports that somebody with these roles may see. */
export const allowedReports = (roles: readonly StaffRole[]): ReportName[] =>
  reportNames.filter((name) => isAllowed(roles, reportPermissions[name]))

/** Reports of a state, not of a time: days do not narrow them. */
export const presentReports: readonly ReportName[] = ['debts', 'stock_value']

/** Rows that a page shows at most; the file has {@link maxReportSheetRows}. */
export const maxReportRows = 800
export const maxReportSheetRows = 20_000
/** Days of a report at most: two years and what a leap year adds. */
export const maxReportDays = 732

const Cell = Type.Union([Type.String(), Type.Number(), Type.Null()])
export const Report = Type.Object({
  name: OneOf(reportNames),
  columns: Type.Array(Type.Object({ name: OneOf(columnNames), kind: OneOf(columnKinds) })),
  rows: Type.Array(Type.Array(Cell)),
  /** A number for each column that has one over all rows, null for the others. */
  totals: Type.Array(Type.Union([Type.Number(), Type.Null()])),
  /** All rows, of which `rows` has the first. */
  total_rows: Type.Integer(),
})

/** Reports whose file anybody who may see them may have; the customers' is an export of people. */
const fileNames = reportNames.filter((name) => name !== 'customers')

/** Days in Yerevan, both included; the last 30 where they are left out. */
const query = Type.Object({
  ...LocaleQuery,
  from: Type.Optional(Day),
  to: Type.Optional(Day),
})
const shared = { tag: 'reports', permission: 'reports.read', method: 'GET', query } as const

export const getReport = adminEndpoint({
  ...shared,
  slow: true,
  path: '/api/admin/reports/:name',
  summary: `A report by days; its first ${maxReportRows} rows and the totals of all`,
  params: Type.Object({ name: OneOf(reportNames) }),
  success: one(Report),
  errors: [],
})
const file = {
  ...shared,
  writes: true,
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  success: Type.String(),
  errors: ['too_many_rows'],
} as const

export const getReportFile = adminEndpoint({
  ...file,
  path: '/api/admin/reports/:name.xlsx',
  summary: `A report as an Excel file, at most ${maxReportSheetRows} rows; a row of the audit log records it`,
  params: Type.Object({ name: OneOf(fileNames) }),
})
export const getCustomersFile = adminEndpoint({
  ...file,
  permission: 'people.write',
  stepUp: true,
  path: '/api/admin/reports/customers.xlsx',
  summary: `The report of customers as an Excel file, at most ${maxReportSheetRows} rows; a row of the audit log records it`,
})
