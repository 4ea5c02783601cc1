import { useQuery } from '@tanstack/react-query'
import type { AdminBrand } from '@tsiran/contract/admin/brands'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { useState } from 'react'
import { AddBrand } from '../../features/brands/add-brand.tsx'
import { brandsChanged, brandsQuery } from '../../features/brands/brand-queries.ts'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { brandHref, useBrandColumns } from '../../features/brands/use-brand-columns.tsx'
import { DeleteDialog } from '../../features/ordering/delete-dialog.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

const tableOptions = { filters: [], sort: 'position' }
const rowId = ({ id }: AdminBrand) => String(id)

/** The makers of products, in the shop's order. */
export default function Brands() {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('catalogue.write')
  const table = useTableState(tableOptions)
  const list = useQuery(brandsQuery(table.query))
  const page = useTableRows(list)
  const [adding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<AdminBrand>()
  const rows = list.data?.data
  const { search = '', sort = 'position' } = table.query
  // Between the rows of a search or of another order a brand has no place.
  const ordered = mayWrite && search === '' && sort === 'position'
  const meta = list.data?.meta
  const columns = useBrandColumns(rows, {
    mayWrite,
    ordered,
    isLastPage: meta?.current_page === meta?.last_page,
    onDelete: setRemoved,
  })
  return (
    <Page
      title={t('brands.title')}
      actions={mayWrite && <Button onClick={() => setAdding(true)}>{t('brands.new')}</Button>}
    >
      <DataTable
        label={t('brands.title')}
        columns={columns}
        {...page}
        rowId={rowId}
        rowLabel={({ label }) => label[locale]}
        rowHref={brandHref}
        table={table}
        searchHint={t('brands.searchHint')}
        empty={{ title: t('brands.empty'), note: t('brands.emptyNote') }}
      />
      {adding && <AddBrand onClose={() => setAdding(false)} />}
      {removed && (
        <DeleteDialog
          title={t('brands.deleteOne', { name: removed.label[locale] })}
          note={t('brands.deleteNote')}
          call={() =>
            api('DELETE /api/admin/brands/:id', {
              params: { id: removed.id },
              query: { version: removed.version },
            })
          }
          refresh={brandsChanged}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Page>
  )
}
