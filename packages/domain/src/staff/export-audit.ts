import type { AuditRow } from '@tsiran/contract/admin/audit'
import type { Db } from '@tsiran/db/database'
import { exportList, type ListExportCall } from '../shared/export-list.ts'
import { countAudit, readNewestAudit, type AuditFilter } from './list-audit.ts'

/**
 * The rows of the audit log of a filter in batches, the newest first; one row of the log records it. Throws `validation_failed` and
 * `too_many_rows`.
 */
export const exportAudit = (
  db: Db,
  call: ListExportCall<AuditFilter>,
): Promise<AsyncIterable<AuditRow[]>> => {
  const {
    subjectType: subject_type,
    subjectId: subject_id,
    staffId: staff_id,
    ...rest
  } = call.filter
  return exportList(db, call, {
    noun: 'audit',
    plural: 'audit',
    logged: { subject_type, subject_id, staff_id, ...rest },
    count: (limit) => countAudit(db, call.filter, limit),
    read: (range) => readNewestAudit(db, call.filter, range),
    // A row may hold whole pages of text.
    batchSize: 200,
  })
}
