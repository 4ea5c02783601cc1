import { queryOptions, useQuery } from '@tanstack/react-query'
import { isAllowed, type Permission } from '@tsiran/contract/admin/permissions'
import type { Me } from '@tsiran/contract/admin/staff-shapes'
import { createContext, use, useCallback } from 'react'
import { api } from '../../platform/api/admin-client.ts'

/** Who is signed in: the member of the staff, or by which second factor the sign-in is still to be completed. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/me', { signal })).data,
})

/** Whose page it is: it stays theirs while they sign in again. */
export const PageMember = createContext<Me | undefined>(undefined)

/** The signed-in member. For pages inside the shell, which shows them to nobody else. */
export function useMe(): Me {
  const known = use(PageMember)
  const staff = useQuery(meQuery).data?.staff ?? known
  if (!staff) throw new Error('nobody is signed in')
  return staff
}

/** Tells whether the signed-in member has a permission: `can('orders.write')`. */
export function useCan(): (permission: Permission) => boolean {
  const { roles } = useMe()
  return useCallback((permission: Permission) => isAllowed(roles, permission), [roles])
}
