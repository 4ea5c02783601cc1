import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AdminInput } from '@tsiran/contract/admin/api'
import { api } from '../../platform/api/admin-client.ts'

export type AuditFilters = AdminInput<'GET /api/admin/audit'>['query']

/** A page of the change log, newest first. */
export const auditQuery = (filters: AuditFilters) =>
  queryOptions({
    queryKey: ['audit', filters],
    queryFn: ({ signal }) => api('GET /api/admin/audit', { query: filters, signal }),
    placeholderData: keepPreviousData,
  })
