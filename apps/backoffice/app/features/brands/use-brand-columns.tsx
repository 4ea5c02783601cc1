import type { AdminBrand } from '@tsiran/contract/admin/brands'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { useMedia } from '@tsiran/ui/use-media'
import { useMemo } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { actsColumn } from '../ordering/acts-column.tsx'
import { DragCell } from '../ordering/drag-cell.tsx'
import { brandsChanged } from './brand-queries.ts'

interface ColumnOptions {
  mayWrite: boolean
  /** Whether the rows are in the shop's order, without a search. */
  ordered: boolean
  isLastPage: boolean
  onDelete: (brand: AdminBrand) => void
}

/** The address of a brand's page. */
export const brandHref = ({ id }: AdminBrand) => `/brands/${id}`

/** The columns of the brands: where they have an order, with a handle to drag a row by, and with moves in its menu. */
export function useBrandColumns(
  rows: readonly AdminBrand[] | undefined,
  { mayWrite, ordered, isLastPage, onDelete }: ColumnOptions,
): TableColumn<AdminBrand>[] {
  const t = useMessages()
  const locale = useLocale()
  // Nothing is dragged on a phone.
  const wide = useMedia('(width >= 768px)')
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
        { label: t(mayWrite ? 'categories.edit' : 'categories.view'), to: brandHref(brand) },
        { label: t('categories.products'), to: `/products?brand_id=${brand.id}` },
        ...(ordered ? moves : []),
        ...(mayWrite
          ? [{ label: t('categories.delete'), danger: true, run: () => onDelete(brand) }]
          : []),
      ]
    }
    const dropOn = (on: AdminBrand, dragged: number, where: 'before' | 'after') => {
      const brand = rows?.find(({ id }) => id === dragged)
      if (!brand) return
      const next = rows?.[rows.indexOf(on) + 1]
      if (where === 'before') move({ brand, beforeId: on.id })
      else if (next?.id === dragged) return
      else if (next || isLastPage) move({ brand, beforeId: next?.id ?? null })
      // Below the last row of a page, whose next one is not known: that row then moves up.
      else
        move(
          { brand, beforeId: on.id },
          { onSuccess: () => move({ brand: on, beforeId: brand.id }) },
        )
    }
    const handles: TableColumn<AdminBrand>[] = [
      {
        id: 'drag',
        header: t('ordering.order'),
        width: 'w-16',
        cell: (brand) => (
          <DragCell
            kind="brand"
            id={brand.id}
            onDrop={(dragged, where) => dropOn(brand, dragged, where)}
          />
        ),
      },
    ]
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
      ...(ordered && wide ? handles : []),
      { id: 'slug', header: t('categories.slug'), cell: ({ slug }) => slug },
      {
        id: 'products',
        header: t('categories.products'),
        sort: 'products',
        align: 'end',
        cell: ({ products }) => products,
      },
      actsColumn(t, { nameOf: ({ label }) => label[locale], actsOf }),
    ]
  }, [t, locale, rows, mayWrite, ordered, wide, isLastPage, onDelete, move])
}
