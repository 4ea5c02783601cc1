import { useQuery } from '@tanstack/react-query'
import type { ProductListRow } from '@tsiran/contract/admin/product-list-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { formatNumber } from '@tsiran/i18n/money'
import { ButtonLink } from '@tsiran/ui/button'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { BulkActions } from '../../features/products/list/bulk-actions.tsx'
import { BulkEditButton } from '../../features/bulk/bulk-edit-button.tsx'
import { useProductColumns } from '../../features/products/list/product-columns.tsx'
import { useTrail } from '../../features/lists/use-trail.ts'
import { productTrail } from '../../features/products/list/product-trail.ts'
import {
  productFilterNames,
  useProductFilters,
} from '../../features/products/list/use-product-filters.tsx'
import { useProductViews } from '../../features/products/list/use-product-views.ts'
import { productPath } from '../../features/products/paths.ts'
import { productList } from '../../features/products/product-queries.ts'
import { textOf } from '../../features/products/text-of.ts'
import { useCan } from '../../features/session/me-query.ts'
import { CatalogueExportMenu } from '../../features/imports/export-menu.tsx'
import { Page } from '../../features/shell/page.tsx'
import { useDensity } from '../../platform/document/settings.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

const tableOptions = { filters: productFilterNames, sort: '-updated_at' }
const rowId = ({ id }: ProductListRow) => String(id)
const rowHref = ({ id }: ProductListRow) => productPath(id)

const exportKinds = ['products', 'prices', 'stock'] as const

/** Every product of the shop. */
export default function Products() {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('catalogue.write')
  const dense = useDensity() === 'dense'
  const table = useTableState(tableOptions)
  const list = useQuery(productList(table.query, locale))
  const page = useTableRows(list)
  const rows = list.data?.data
  const meta = list.data?.meta
  const columns = useProductColumns()
  const filters = useProductFilters(table.state.filters)
  const views = useProductViews()
  useTrail(productTrail, {
    rows,
    isPlaceholder: list.isPlaceholderData,
    total: meta?.total,
    table,
  })
  return (
    <Page
      title={t('products.title')}
      actions={mayWrite && <ButtonLink to={productPath('new')}>{t('products.new')}</ButtonLink>}
    >
      <DataTable
        label={t('products.title')}
        columns={columns}
        {...page}
        rowId={rowId}
        rowLabel={({ name, sku }) => textOf(name, locale) || sku}
        rowHref={rowHref}
        table={table}
        filters={filters}
        views={views}
        tools={
          <>
            <ListLinks filter={table.filter} />
            <CatalogueExportMenu kinds={exportKinds} filter={table.filter} />
          </>
        }
        searchHint={t('products.searchHint')}
        empty={{ title: t('products.emptyTitle'), note: t('products.emptyNote') }}
        {...(mayWrite && {
          bulkActions: (selection, clear) => (
            <>
              <BulkActions selection={selection} clear={clear} />
              <BulkEditButton selection={selection} />
            </>
          ),
        })}
        dense={dense}
      />
      {meta?.more && (
        <p className="mt-3 text-muted">{t('products.more', { count: formatNumber(meta.total) })}</p>
      )}
    </Page>
  )
}

/** The same products as a grid, what was changed of many together, and contents to look over. */
function ListLinks({ filter }: { filter: Record<string, string> }) {
  const t = useMessages()
  return (
    <>
      <ButtonLink variant="quiet" to={`/products/grid?${new URLSearchParams(filter)}`}>
        {t('grid.short')}
      </ButtonLink>
      <ButtonLink variant="quiet" to="/products/changes">
        {t('bulk.changesShort')}
      </ButtonLink>
      <ButtonLink variant="quiet" to="/products/contents">
        {t('contents.short')}
      </ButtonLink>
    </>
  )
}
