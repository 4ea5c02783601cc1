import { useQuery } from '@tanstack/react-query'
import type { AttributeRow } from '@tsiran/contract/admin/attribute-shapes'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useState } from 'react'
import { Link } from 'react-router'
import { AddAttribute } from '../../features/attributes/add-attribute.tsx'
import { attributesChanged, attributesQuery } from '../../features/attributes/attribute-queries.ts'
import { DeleteDialog } from '../../features/ordering/delete-dialog.tsx'
import { OrderedList } from '../../features/ordering/ordered-list.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Properties of products, in the order of filters and product pages. */
export default function Attributes() {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('catalogue.write')
  const query = useQuery(attributesQuery)
  const [adding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<AttributeRow>()
  const move = useAct(
    ({ row: { id, version }, beforeId }: { row: AttributeRow; beforeId: number | null }) =>
      api('POST /api/admin/attributes/:id/move', {
        params: { id },
        body: { version, before_id: beforeId },
      }),
    { refresh: attributesChanged },
  )
  const rows = query.data ?? []
  return (
    <Page
      title={t('attributes.title')}
      actions={mayWrite && <Button onClick={() => setAdding(true)}>{t('attributes.new')}</Button>}
    >
      {query.isPending && <Skeleton className="h-80" />}
      {query.isError && !query.data && <LoadFailure onRetry={() => void query.refetch()} />}
      {query.data && rows.length === 0 && <p className="text-muted">{t('attributes.empty')}</p>}
      {rows.length > 0 && (
        <OrderedList
          label={t('attributes.title')}
          kind="attribute"
          enabled={mayWrite && !move.isPending}
          onMove={(id, beforeId) => {
            const row = rows.find((other) => other.id === id)
            if (row) move.mutate({ row, beforeId })
          }}
          items={rows.map((row) => ({
            id: row.id,
            name: row.label[locale],
            content: <AttributeLine row={row} />,
            acts: [
              {
                label: t(mayWrite ? 'categories.edit' : 'categories.view'),
                to: `/attributes/${row.id}`,
              },
              ...(mayWrite
                ? [{ label: t('categories.delete'), danger: true, run: () => setRemoved(row) }]
                : []),
            ],
          }))}
        />
      )}
      {adding && <AddAttribute onClose={() => setAdding(false)} />}
      {removed && (
        <DeleteDialog
          title={t('attributes.deleteOne', { name: removed.label[locale] })}
          note={t('attributes.deleteNote')}
          call={() =>
            api('DELETE /api/admin/attributes/:id', {
              params: { id: removed.id },
              query: { version: removed.version },
            })
          }
          refresh={attributesChanged}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Page>
  )
}

function AttributeLine({ row }: { row: AttributeRow }) {
  const t = useMessages()
  const locale = useLocale()
  const { id, label, code, type, filterable, configurable, options, products } = row
  const marks = [
    t(`attributes.types.${type}`),
    ...(filterable ? [t('attributes.filterable')] : []),
    ...(configurable ? [t('attributes.configurable')] : []),
  ]
  return (
    <>
      <span className="min-w-40 flex-1">
        <Link
          to={`/attributes/${id}`}
          className="inline-flex min-h-9 items-center font-semibold hover:underline max-md:min-h-11"
        >
          {label[locale]}
        </Link>
        <span className="block text-sm text-muted">{code}</span>
      </span>
      <span className="min-w-48 flex-1 text-sm">{marks.join(' · ')}</span>
      <span className="text-sm text-muted tabular-nums md:w-60 md:text-end">
        {type !== 'text' && `${t('attributes.optionCount', { count: options })} · `}
        {t('attributes.productCount', { count: products })}
      </span>
    </>
  )
}
