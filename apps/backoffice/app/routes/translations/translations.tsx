import { useQuery } from '@tanstack/react-query'
import { textStates, type ShopText } from '@tsiran/contract/admin/translations'
import { languages, locales } from '@tsiran/contract/locale'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { choiceFilter } from '@tsiran/ui/data-table/filters'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { useMemo, useState } from 'react'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { TextDialog } from '../../features/texts/text-dialog.tsx'
import { textList, type TextQuery } from '../../features/texts/text-queries.ts'
import { TextStates } from '../../features/texts/text-states.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

const tableOptions = { filters: ['state'] }
const rowId = ({ key }: ShopText) => key

/** Every text of the shop, in three languages. */
export default function Translations() {
  const t = useMessages()
  const mayWrite = useCan()('content.write')
  const table = useTableState(tableOptions)
  const list = useQuery(textList(table.query as TextQuery))
  const page = useTableRows(list)
  const [edited, setEdited] = useState<ShopText | null>(null)
  const columns = useMemo(
    () => [
      ...locales.map((locale, at) => ({
        id: locale,
        header: languages[locale].name,
        width: 'w-1/4',
        cell: (row: ShopText) => {
          const { own, shipped } = row.texts[locale]
          const words = (
            <span
              lang={locale}
              className={`line-clamp-2 wrap-anywhere ${own === null ? '' : 'font-semibold'}`}
            >
              {own ?? shipped ?? '–'}
            </span>
          )
          return at === 0 ? (
            <button
              type="button"
              onClick={() => setEdited(row)}
              className="w-full cursor-pointer text-left text-leaf hover:underline max-md:min-h-11"
            >
              <span className="sr-only">{t('texts.edit')}: </span>
              {words}
            </button>
          ) : (
            words
          )
        },
      })),
      {
        id: 'states',
        header: t('texts.state'),
        cell: (row: ShopText) => <TextStates states={row.states} />,
      },
      {
        id: 'key',
        header: t('texts.key'),
        optional: true,
        cell: ({ key }: ShopText) => (
          <span className="text-sm wrap-anywhere text-muted">{key}</span>
        ),
      },
    ],
    [t],
  )
  return (
    <Page title={t('texts.title')}>
      <p className="mb-4 max-w-prose text-muted">{t('texts.note')}</p>
      <DataTable
        label={t('texts.title')}
        columns={columns}
        {...page}
        rowId={rowId}
        rowLabel={rowId}
        table={table}
        filters={[
          choiceFilter('state', t('texts.state'), textStates, (value) =>
            t(`texts.states.${value}`),
          ),
        ]}
        searchHint={t('texts.searchHint')}
        empty={{ title: t('texts.empty'), note: t('texts.emptyNote') }}
      />
      {edited && (
        <TextDialog
          key={edited.key}
          text={edited}
          mayWrite={mayWrite}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  )
}
