import { useQuery } from '@tanstack/react-query'
import type { AdminBrand } from '@tsiran/contract/admin/brands'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { useMemo, useState } from 'react'
import { AddBrand } from '../../features/brands/add-brand.tsx'
import { brandsChanged, brandsQuery } from '../../features/brands/brand-queries.ts'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { DeleteDialog } from '../../features/ordering/delete-dialog.tsx'
import { RowMenu } from '../../features/ordering/row-menu.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { Allowed } from '../../features/shell/allowed.tsx'
import { Page } from '../../features/shell/page.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

const tableOptions = { filters: [], sort: 'position' }
const rowId = ({ id }: AdminBrand) => String(id)
const rowHref = ({ id }: AdminBrand) => `/brands/${id}`

/** The makers of products, in the shop's order. */
export default function Brands() {
  return (
    <Allowed permission="catalogue.read">
      <BrandsPage />
    </Allowed>
  )
}

function BrandsPage() {
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
  const columns = useColumns(rows, { mayWrite, ordered, onDelete: setRemoved })
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
        rowHref={rowHref}
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

interface ColumnOptions {
  mayWrite: boolean
  ordered: boolean
  onDelete: (brand: AdminBrand) => void
}

function useColumns(
  rows: readonly AdminBrand[] | undefined,
  { mayWrite, ordered, onDelete }: ColumnOptions,
): TableColumn<AdminBrand>[] {
  const t = useMessages()
  const locale = useLocale()
  const { mutate: move } = useAct(
    ({ brand: { id, version }, beforeId }: { brand: AdminBrand; beforeId: number | null }) =>
      api('POST /api/admin/brands/:id/move', {
        params: { id },
        body: { version, before_id: beforeId },
      }),
    { refresh: brandsChanged },
  )
  return useMemo(() => {
    const actsOf = (brand: AdminBrand) => {
      const place = rows?.findIndex(({ id }) => id === brand.id) ?? -1
      const [above, below, next] = [rows?.[place - 1], rows?.[place + 1], rows?.[place + 2]]
      const moves = [
        {
          label: t('categories.up'),
          disabled: !above,
          run: () => above && move({ brand, beforeId: above.id }),
        },
        {
          label: t('categories.down'),
          disabled: !below,
          // On the last row but one of a page, moving down means moving the next row up.
          run: () =>
            below &&
            (next
              ? move({ brand, beforeId: next.id })
              : move({ brand: below, beforeId: brand.id })),
        },
      ]
      return [
        { label: t('categories.edit'), to: rowHref(brand) },
        { label: t('categories.products'), to: `/products?brand_id=${brand.id}` },
        ...(ordered ? moves : []),
        ...(mayWrite
          ? [{ label: t('categories.delete'), danger: true, run: () => onDelete(brand) }]
          : []),
      ]
    }
    return [
      {
        id: 'label',
        header: t('brands.name'),
        sort: 'label',
        cell: ({ label, image_url }) => (
          <span className="flex items-center gap-3">
            <img
              src={image_url}
              alt=""
              width={32}
              height={32}
              loading="lazy"
              className="size-8 rounded-md border border-line object-cover"
            />
            {label[locale]}
          </span>
        ),
      },
      { id: 'slug', header: t('categories.slug'), cell: ({ slug }) => slug },
      {
        id: 'products',
        header: t('categories.products'),
        sort: 'products',
        align: 'end',
        cell: ({ products }) => products,
      },
      {
        id: 'acts',
        header: t('brands.acts'),
        align: 'end',
        width: 'w-24',
        cell: (brand) => (
          <RowMenu
            label={t('categories.actsOf', { name: brand.label[locale] })}
            acts={actsOf(brand)}
          />
        ),
      },
    ]
  }, [t, locale, rows, mayWrite, ordered, onDelete, move])
}
