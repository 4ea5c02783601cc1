import * as contract from '@tsiran/contract/admin/audit'
import { isAllowed } from '@tsiran/contract/admin/permissions'
import { offsetOf, pageMeta } from '@tsiran/domain/shared/pagination'
import { listAudit } from '@tsiran/domain/staff/list-audit'
import { pageLinks } from '../../api/page-links.ts'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'

/** Who changed what. */
export const auditHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listAudit, async ({ db }, { query, staff }) => {
    const range = { page: query.page ?? 1, limit: query.limit ?? 50 }
    const { subject_type: subjectType, subject_id: subjectId, action, since, until } = query
    // Without the right to read the log, everybody sees what they did themselves.
    const staffId = isAllowed(staff.roles, 'audit.read') ? query.staff_id : staff.id
    const filter = { subjectType, subjectId, action, staffId, since, until }
    const { rows, total } = await listAudit(db, filter, {
      limit: range.limit,
      offset: offsetOf(range),
    })
    const meta = pageMeta(range, total)
    return { data: rows, links: pageLinks(contract.listAudit.path, query, meta), meta }
  }),
]
