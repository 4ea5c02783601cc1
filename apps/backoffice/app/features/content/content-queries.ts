import { queryOptions } from '@tanstack/react-query'
import type { TableControl } from '@tsiran/ui/data-table/use-table-state'
import { api } from '../../platform/api/admin-client.ts'
import { listQuery } from '../lists/list-query.ts'

type ListKey = `GET /api/admin/${'pages' | 'posts' | 'subscribers'}`

/** A page of one of the lists of the content. */
export const contentList = <K extends ListKey>(key: K, query: TableControl['query']) =>
  listQuery(['content'], key, query)

export const pageQuery = (id: number) =>
  queryOptions({
    queryKey: ['content', 'page', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/pages/:id', { params: { id }, signal })).data,
  })
export const postQuery = (id: number) =>
  queryOptions({
    queryKey: ['content', 'post', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/posts/:id', { params: { id }, signal })).data,
  })
export const slideQuery = (id: number) =>
  queryOptions({
    queryKey: ['content', 'slide', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/sliders/:id', { params: { id }, signal })).data,
  })
export const slidesQuery = queryOptions({
  queryKey: ['content', 'slides'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/sliders', { signal })).data,
})
export const menusQuery = queryOptions({
  queryKey: ['content', 'menus'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/menus', { signal })).data,
})
export const socialQuery = queryOptions({
  queryKey: ['content', 'social'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/social', { signal })).data,
})
export const groupsQuery = queryOptions({
  queryKey: ['content', 'groups'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/post-groups', { signal })).data,
})

/** What reads again after a write of the content. */
export const contentChanged = [['content'], ['audit']]
