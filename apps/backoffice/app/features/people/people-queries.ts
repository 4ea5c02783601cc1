import { queryOptions } from '@tanstack/react-query'
import type { TableControl } from '@tsiran/ui/data-table/use-table-state'
import { api } from '../../platform/api/admin-client.ts'
import { listQuery } from '../lists/list-query.ts'

type ListKey = `GET /api/admin/${'customers' | 'companies' | 'comments' | 'messages'}`

/** A page of one of the lists of people. The key begins with the list's name, so that a write refreshes all its pages. */
export const peopleList = <K extends ListKey>(key: K, query: TableControl['query']) =>
  listQuery([], key, query)

export const customerQuery = (id: number) =>
  queryOptions({
    queryKey: ['customer', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/customers/:id', { params: { id }, signal })).data,
  })
export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: ['company', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/companies/:id', { params: { id }, signal })).data,
  })
export const messageQuery = (id: number) =>
  queryOptions({
    queryKey: ['message', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/messages/:id', { params: { id }, signal })).data,
  })

/** What a change of a message makes stale. */
export const messageChanged = (id: number) => [
  messageQuery(id).queryKey,
  ['GET /api/admin/messages'],
  ['audit'],
]
