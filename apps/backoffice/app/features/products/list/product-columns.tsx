import type { ProductListRow } from '@tsiran/contract/admin/product-list-shapes'
import { languages, type Locale } from '@tsiran/contract/locale'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { formatMoney, formatNumber } from '@tsiran/i18n/money'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { useMemo } from 'react'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { Moment } from '../../shell/moment.tsx'
import { ProductState } from '../product-state.tsx'
import { missingIn, textOf } from '../text-of.ts'
import { RowMenu } from './row-menu.tsx'

const money = (drams: number | null) => (drams === null ? '' : formatMoney(drams))

/** The columns of the list of products. */
export function useProductColumns(): TableColumn<ProductListRow>[] {
  const t = useMessages()
  const locale = useLocale()
  return useMemo(
    (): TableColumn<ProductListRow>[] => [
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
        cell: ({ old_price }) => <s className="text-muted">{money(old_price)}</s>,
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
        cell: ({ qty }) => (
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
    ],
    [t, locale],
  )
}

/** Picture and name in the person's language; what is not translated is marked. */
function NameCell({ row, locale }: { row: ProductListRow; locale: Locale }) {
  const t = useMessages()
  const missing = missingIn(row.name)
  return (
    <span className="flex min-w-48 items-center gap-2.5">
      <img
        src={row.image}
        alt=""
        width={32}
        height={32}
        loading="lazy"
        className="size-8 shrink-0 rounded-md bg-line/40 object-cover"
      />
      <span className="min-w-0">
        {textOf(row.name, locale) || row.sku}
        {row.variants > 1 && (
          <span className="ml-1.5 font-normal whitespace-nowrap text-muted">
            {t('products.variantCount', { count: row.variants })}
          </span>
        )}
        {missing.length > 0 && (
          <span className="ml-1.5 inline-flex gap-1 align-middle">
            {missing.map((code) => (
              <abbr
                key={code}
                title={t('products.notIn', { language: languages[code].name })}
                className="rounded bg-apricot-soft px-1 text-xs font-semibold text-ink no-underline"
              >
                {code}
              </abbr>
            ))}
          </span>
        )}
      </span>
    </span>
  )
}
