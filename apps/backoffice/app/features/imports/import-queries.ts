import { queryOptions } from '@tanstack/react-query'
import type { AdminOutput } from '@tsiran/contract/admin/api'
import type { Import } from '@tsiran/contract/admin/import-shapes'
import type { ImportKind } from '@tsiran/contract/admin/import-fields'
import type { Locale } from '@tsiran/contract/locale'
import type { TableControl } from '@tsiran/ui/data-table/use-table-state'
import { api } from '../../platform/api/admin-client.ts'
import { listQuery } from '../lists/list-query.ts'

/** The beginning of the keys of every query that reads imports. */
export const importsKey = ['imports'] as const
/** Milliseconds between looks at imports that a job works on. */
const pollMs = 1_000

export const isWorking = ({ state }: Pick<Import, 'state'>): boolean =>
  state === 'checking' || state === 'applying'

/** A page of imports; while a job works on one, it is read again and again. */
export const importList = (query: TableControl['query']) =>
  queryOptions({
    ...listQuery(importsKey, 'GET /api/admin/imports', query),
    refetchInterval: ({ state: { data } }) => (data?.data.some(isWorking) ? pollMs : false),
  })

/** One import; while a job works on it, it is read again and again. */
export const importQuery = (id: number, locale: Locale) =>
  queryOptions({
    queryKey: [...importsKey, 'one', id, locale],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/imports/:id', { params: { id }, query: { locale }, signal })).data,
    refetchInterval: ({ state: { data } }) => (data && isWorking(data) ? pollMs : false),
  })

const upload = api as unknown as (
  key: 'POST /api/admin/imports',
  input: { query: { kind: ImportKind }; body: FormData },
) => Promise<AdminOutput<'POST /api/admin/imports'>>

/** Sends a file, which the server reads at once. */
export async function uploadFile({
  kind,
  file,
}: {
  kind: ImportKind
  file: File
}): Promise<Import> {
  const body = new FormData()
  body.append('file', file)
  return (await upload('POST /api/admin/imports', { query: { kind }, body })).data
}

/** The address of an import's bad rows. */
export const errorsAddress = (id: number, format: 'csv' | 'xlsx'): string =>
  `/api/admin/imports/${id}/errors.${format}`
