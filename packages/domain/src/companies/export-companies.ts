import type { CompanyListRow } from '@tsiran/contract/admin/company-shapes'
import type { Db } from '@tsiran/db/database'
import { exportList, type ListExportCall } from '../shared/export-list.ts'
import { countCompanies, readNewestCompanies, type CompanyFilter } from './list-companies.ts'

/** The companies of a filter in batches, the newest first; one row of the audit log records it. Refuses with `too_many_rows`. */
export const exportCompanies = (
  db: Db,
  call: ListExportCall<CompanyFilter>,
): Promise<AsyncIterable<CompanyListRow[]>> => {
  const { search, status, inDebt: in_debt } = call.filter
  return exportList(db, call, {
    noun: 'company',
    plural: 'companies',
    logged: { search, status, in_debt },
    count: (limit) => countCompanies(db, call.filter, limit),
    read: (range) => readNewestCompanies(db, call.filter, range),
  })
}
