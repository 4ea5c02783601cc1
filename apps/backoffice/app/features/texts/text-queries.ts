import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AdminInput } from '@tsiran/contract/admin/api'
import { api } from '../../platform/api/admin-client.ts'

export type TextQuery = NonNullable<AdminInput<'GET /api/admin/translations'>['query']>

/** A page of the shop's texts. */
export const textList = (query: TextQuery) =>
  queryOptions({
    queryKey: ['texts', query],
    queryFn: ({ signal }) => api('GET /api/admin/translations', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** What reads again after a change of a text; mails are written with them. */
export const textsChanged = [['texts'], ['mail-templates'], ['audit']]
