import * as contract from '@tsiran/contract/admin/audit'
import { isAllowed } from '@tsiran/contract/admin/permissions'
import type { Query } from '@tsiran/contract/endpoint'
import { offsetOf, pageMeta } from '@tsiran/domain/shared/pagination'
import { exportAudit } from '@tsiran/domain/staff/export-audit'
import { listAudit, type AuditFilter } from '@tsiran/domain/staff/list-audit'
import type { ActingStaff } from '@tsiran/domain/staff/session'
import { pageLinks } from '../../api/page-links.ts'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { auditTable } from '../files/audit-export.ts'
import { listFiles } from './list-files.ts'

/** The filter of a call. Without the right to read the log, everybody sees what they did themselves. */
function filterOf(query: Query<typeof contract.exportAudit.csv>, staff: ActingStaff): AuditFilter {
  const { subject_type: subjectType, subject_id: subjectId, action, since, until } = query
  const staffId = isAllowed(staff.roles, 'audit.read') ? query.staff_id : staff.id
  return { subjectType, subjectId, action, staffId, since, until }
}

/** Who changed what. */
export const auditHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listAudit, async ({ db }, { query, staff }) => {
    const range = { page: query.page ?? 1, limit: query.limit ?? 50 }
    const { rows, total } = await listAudit(db, filterOf(query, staff), {
      limit: range.limit,
      offset: offsetOf(range),
    })
    const meta = pageMeta(range, total)
    return { data: rows, links: pageLinks(contract.listAudit.path, query, meta), meta }
  }),
  ...listFiles(contract.exportAudit, 'changes', async ({ db }, { query, staff }, call) =>
    auditTable(await exportAudit(db, { ...call, filter: filterOf(query, staff) }), staff.locale),
  ),
]
