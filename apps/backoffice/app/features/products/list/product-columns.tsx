import type { ProductListRow } from '@tsiran/contract/admin/product-list-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { formatMoney, formatNumber } from '@tsiran/i18n/money'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { useMemo } from 'react'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useCan } from '../../session/me-query.ts'
import { Moment } from '../../shell/moment.tsx'
import { ProductState } from '../product-state.tsx'
import { RowMenu } from './row-menu.tsx'
import { NameCell } from './product-name-cell.tsx'

const money = (drams: number | null | undefined) => (drams == null ? '' : formatMoney(drams))

/** The columns of the list of products. */
export function useProductColumns(): TableColumn<ProductListRow>[] {
  const t = useMessages()
  const locale = useLocale()
  const seesPrices = useCan()('prices.read')
  return useMemo(() => {
    const columns: TableColumn<ProductListRow>[] = [
      {
        id: 'name',
        header: t('products.name'),
        sort: 'name',
        cell: (row) => <NameCell row={row} locale={locale} />,
      },
      {
        id: 'sku',
        header: t('products.sku'),
        sort: 'sku',
        cell: ({ sku }) => <span className="whitespace-nowrap">{sku}</span>,
      },
      {
        id: 'barcode',
        header: t('products.barcode'),
        optional: true,
        cell: ({ barcode }) => barcode,
      },
      { id: 'brand', header: t('products.brand'), cell: ({ brand }) => brand?.label },
      { id: 'category', header: t('products.category'), cell: ({ category }) => category },
      {
        id: 'price',
        header: t('products.price'),
        align: 'end',
        cell: (row) => (
          <b className="font-semibold">
            {row.variants > 1 && `${t('products.fromPrice')} `}
            {formatMoney(row.price)}
          </b>
        ),
      },
      {
        id: 'old',
        header: t('products.oldPrice'),
        align: 'end',
        cell: ({ old_price }) =>
          old_price !== null && <s className="text-muted">{money(old_price)}</s>,
      },
      {
        id: 'company',
        header: t('products.companyPrice'),
        optional: true,
        align: 'end',
        cell: ({ company_price }) => money(company_price),
      },
      {
        id: 'box',
        header: t('products.box'),
        optional: true,
        align: 'end',
        cell: ({ box_qty, box_price }) =>
          box_qty !== null && `${formatNumber(box_qty)} × ${money(box_price) || '–'}`,
      },
      {
        id: 'min',
        header: t('products.minQty'),
        optional: true,
        align: 'end',
        cell: ({ min_qty }) => formatNumber(min_qty),
      },
      {
        id: 'unit',
        header: t('products.unitPrice'),
        align: 'end',
        optional: true,
        cell: ({ unit_price }) => unit_price?.formatted,
      },
      {
        id: 'qty',
        header: t('products.stock'),
        align: 'end',
        // A service never runs out.
        cell: ({ qty, status }) =>
          status !== 'service' && (
            <span className={qty === 0 ? 'font-semibold text-red' : ''}>{formatNumber(qty)}</span>
          ),
      },
      {
        id: 'status',
        header: t('products.status'),
        cell: ({ status, deleted_at }) => (
          <ProductState status={status} deleted={deleted_at !== null} />
        ),
      },
      {
        id: 'updated',
        header: t('products.updated'),
        sort: 'updated_at',
        optional: true,
        cell: ({ updated_at }) => <Moment at={updated_at} />,
      },
      {
        id: 'actions',
        header: t('products.actions'),
        align: 'end',
        width: 'w-14',
        cell: (row) => <RowMenu row={row} />,
      },
    ]
    return columns.filter(({ id }) => id !== 'company' || seesPrices)
  }, [t, locale, seesPrices])
}
