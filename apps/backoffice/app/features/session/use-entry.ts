import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { meQuery } from './me-query.ts'

/** Leads somebody who has just become a member into the back office. */
export function useEntry(): () => Promise<void> {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    queries.clear()
    await queries.fetchQuery({ ...meQuery, staleTime: 0 })
    await navigate('/', { replace: true })
  }
}
