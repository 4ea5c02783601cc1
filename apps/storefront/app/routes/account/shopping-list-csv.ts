import type { LoaderFunctionArgs } from 'react-router'
import { clientContext } from '../../platform/api/context.ts'
import { csvOf } from './csv.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { orNotFound } from '../../platform/api/or-not-found.ts'
import { readListId } from './list-post.ts'

/** A list as a CSV file that spreadsheets open and the quick order reads. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = readListId(params['listId'])
  const query = { locale: readLocale(params) }
  const { data: list } = await orNotFound(
    context.get(clientContext)('GET /api/shopping-lists/:id', { params: { id }, query }),
  )
  const lines = list.lines.map(({ sku, quantity, name, options }) => [
    sku,
    String(quantity),
    [name, options].filter(Boolean).join(', '),
  ])
  return new Response(csvOf([['sku', 'quantity', 'name'], ...lines]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="list-${id}.csv"; filename*=UTF-8''${encodeURIComponent(list.name)}.csv`,
      'cache-control': 'private, no-store',
    },
  })
}
