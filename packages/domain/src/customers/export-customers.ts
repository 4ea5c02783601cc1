import type { CustomerListRow } from '@tsiran/contract/admin/customer-shapes'
import type { Db } from '@tsiran/db/database'
import { exportList, type ListExportCall } from '../shared/export-list.ts'
import { countCustomers, readNewestCustomers, type CustomerFilter } from './list-customers.ts'

/** The people of a filter in batches, the newest first; one row of the audit log records it. Refuses with `too_many_rows`. */
export const exportCustomers = (
  db: Db,
  call: ListExportCall<CustomerFilter>,
): Promise<AsyncIterable<CustomerListRow[]>> => {
  const { companyId: company_id, search, kind, blocked, newsletter } = call.filter
  return exportList(db, call, {
    noun: 'customer',
    plural: 'customers',
    logged: { search, kind, company_id, blocked, newsletter },
    count: (limit) => countCustomers(db, call.filter, limit),
    read: (range) => readNewestCustomers(db, call.filter, range),
  })
}
