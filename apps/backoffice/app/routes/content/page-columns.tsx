import type { PageRow } from '@tsiran/contract/admin/page-shapes'
import { inLanguage } from '@tsiran/contract/shop-paths'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { useMemo } from 'react'
import { missingNames, ThingState } from '../../features/content/thing-state.tsx'
import { useThingActs } from '../../features/content/use-thing-acts.ts'
import { actsColumn } from '../../features/ordering/acts-column.tsx'
import { Moment } from '../../features/shell/moment.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The address of a written page's editor. */
export const pageHref = ({ id }: PageRow) => `/content/pages/${id}`
const stateOf = ({ hidden, deleted_at }: PageRow) =>
  deleted_at !== null ? 'deleted' : hidden ? 'hidden' : 'shown'

/** The columns of the list of written pages. */
export function usePageColumns(mayWrite: boolean): TableColumn<PageRow>[] {
  const t = useMessages()
  const locale = useLocale()
  const { run } = useThingActs('pages')
  return useMemo(() => {
    const actsOf = (row: PageRow) => {
      const thing = { id: row.id, version: row.version, name: row.title[locale] }
      const deleted = row.deleted_at !== null
      if (deleted)
        return mayWrite
          ? [{ label: t('content.restore'), run: () => run('restore', thing) }]
          : [{ label: t('content.open'), to: pageHref(row) }]
      return [
        { label: t(mayWrite ? 'content.edit' : 'content.open'), to: pageHref(row) },
        ...(row.logos > 0
          ? [{ label: t('content.gallery'), to: `/content/galleries/${row.id}` }]
          : []),
        ...(mayWrite && !row.fixed
          ? [
              {
                label: t(row.hidden ? 'content.show' : 'content.hide'),
                run: () => run(row.hidden ? 'show' : 'hide', thing),
              },
              { label: t('content.delete'), danger: true, run: () => run('remove', thing) },
            ]
          : []),
      ]
    }
    return [
      {
        id: 'title',
        header: t('content.titleField'),
        cell: ({ title }) => title[locale],
      },
      {
        id: 'state',
        header: t('content.state'),
        cell: (row) => <ThingState state={stateOf(row)} />,
      },
      {
        id: 'missing',
        header: t('content.missing'),
        cell: ({ missing }) => <span className="text-apricot-dark">{missingNames(missing)}</span>,
      },
      {
        id: 'path',
        header: t('content.address'),
        cell: (row) =>
          stateOf(row) === 'shown' ? (
            <a
              href={inLanguage(locale, row.path)}
              target="_blank"
              rel="noreferrer"
              className="text-leaf hover:underline"
            >
              {row.path}
            </a>
          ) : (
            row.path
          ),
      },
      {
        id: 'menus',
        header: t('content.usedIn'),
        align: 'end',
        cell: ({ menu_items }) => menu_items,
      },
      {
        id: 'updated',
        header: t('content.updated'),
        cell: ({ updated_at }) => <Moment at={updated_at} />,
      },
      actsColumn(t, { nameOf: ({ title }) => title[locale], actsOf }),
    ]
  }, [t, locale, mayWrite, run])
}
