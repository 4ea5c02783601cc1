import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { useNavigate } from 'react-router'
import { api } from '../../../platform/api/admin-client.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { draftsQuery } from '../../drafts/draft-query.ts'
import { draftPath } from '../../drafts/paths.ts'
import { draftOf } from './order-again.ts'

/** Begins an order by phone with what an order has, for the same buyer, and opens it. */
export function useOrderAgain(order: AdminOrder) {
  const navigate = useNavigate()
  return useAct(async () => (await api('POST /api/admin/drafts', { body: draftOf(order) })).data, {
    refresh: [draftsQuery.queryKey],
    onDone: ({ id }) => void navigate(draftPath(id)),
  })
}
