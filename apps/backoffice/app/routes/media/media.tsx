import { useQuery } from '@tanstack/react-query'
import { mediaStates, type MediaRow } from '@tsiran/contract/admin/media-shapes'
import type { AdminInput } from '@tsiran/contract/admin/api'
import { FilterChip } from '@tsiran/ui/data-table/filter-chip'
import { choiceFilter } from '@tsiran/ui/data-table/filters'
import { SearchField } from '@tsiran/ui/data-table/search-field'
import { TableFooter } from '@tsiran/ui/data-table/table-footer'
import { TableFailure, TableNothing } from '@tsiran/ui/data-table/table-status'
import { useLastPage, useRefusedParts } from '@tsiran/ui/data-table/use-fallbacks'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { LeaveGuard } from '@tsiran/ui/save-bar/leave-guard'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useRef, useState } from 'react'
import { refusedNames } from '../../features/lists/use-table-rows.ts'
import { mediaList } from '../../features/media/media-queries.ts'
import { PictureDialog } from '../../features/media/picture-dialog.tsx'
import { UploadList } from '../../features/media/upload-list.tsx'
import { UploadZone } from '../../features/media/upload-zone.tsx'
import { useUploads } from '../../features/media/use-uploads.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { ArchiveUpload } from './archive-upload.tsx'
import { MediaTile } from './media-tile.tsx'
import { SelectedActions } from './selected-actions.tsx'

const tableOptions = { filters: ['unused', 'state'], sort: '-created_at' }
type Query = AdminInput<'GET /api/admin/media'>['query']

/** The library of pictures: uploaded many at once, found, described, cropped, added to products, deleted. */
export default function Media() {
  const t = useMessages()
  const can = useCan()
  const failureText = useFailureText()
  const mayWrite = can('media.write')
  const table = useTableState(tableOptions)
  const list = useQuery(mediaList(table.query as Query))
  const isRefused = useRefusedParts(table, refusedNames(list.error))
  const [chosen, setChosen] = useState<ReadonlyMap<string, MediaRow>>(new Map())
  const [edited, setEdited] = useState<MediaRow | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const choose = (row: MediaRow, on: boolean) =>
    setChosen((earlier) => {
      const next = new Map(earlier)
      if (on) next.set(row.key, row)
      else next.delete(row.key)
      return next
    })
  // What was just uploaded is chosen: most of it is to be added to products.
  const uploads = useUploads((row) => choose(row, true))
  const isSending = uploads.uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  const rows = list.data?.data ?? []
  const isEmpty = list.data !== undefined && rows.length === 0
  const isBeyond = useLastPage(table, isEmpty && !list.isPlaceholderData ? list.data.meta.total : 0)
  // No pictures of another page or filter say nothing of this one.
  const isLoading = list.isPending || isRefused || (isEmpty && (list.isPlaceholderData || isBeyond))
  const narrowed = table.state.search !== '' || Object.keys(table.state.filters).length > 0
  return (
    <Page title={t('media.title')}>
      <LeaveGuard active={isSending} />
      <div className="grid gap-4">
        {mayWrite && (
          <UploadZone onFiles={uploads.add}>
            {can('catalogue.write') && <ArchiveUpload />}
          </UploadZone>
        )}
        <UploadList {...uploads} />
        <div className="flex flex-wrap items-center gap-2">
          <SearchField table={table} hint={t('media.search')} ref={search} />
          <FilterChip
            table={table}
            filter={{
              kind: 'options',
              name: 'unused',
              label: t('media.usage'),
              single: true,
              options: [
                { value: 'true', label: t('media.unused') },
                { value: 'false', label: t('media.used') },
              ],
            }}
          />
          <FilterChip
            table={table}
            filter={choiceFilter('state', t('media.state'), mediaStates, (state) =>
              t(`media.states.${state}`),
            )}
          />
        </div>
        {mayWrite && (
          <SelectedActions
            chosen={[...chosen.values()]}
            rows={rows}
            onChoose={(all) => setChosen(new Map(all.map((row) => [row.key, row])))}
          />
        )}
        {list.isError && !list.data && !isRefused && (
          <TableFailure message={failureText(list.error)} onRetry={() => void list.refetch()} />
        )}
        {isLoading && <Skeleton className="h-96" />}
        {isEmpty && !isLoading && (
          <TableNothing
            empty={{ title: t('media.empty'), note: t('media.emptyNote') }}
            narrowed={narrowed}
            onClear={() => table.change({ search: '', filters: {} })}
          />
        )}
        <ul
          aria-label={t('media.title')}
          aria-busy={list.isPlaceholderData}
          className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]"
        >
          {rows.map((row) => (
            <MediaTile
              key={row.key}
              row={row}
              isChosen={chosen.has(row.key)}
              onChoose={mayWrite ? (on) => choose(row, on) : undefined}
              onOpen={() => setEdited(row)}
            />
          ))}
        </ul>
        {rows.length > 0 && (
          <TableFooter table={table} rows={rows.length} total={list.data!.meta.total} />
        )}
      </div>
      <PictureDialog
        picture={edited}
        mayWrite={mayWrite}
        onClose={() => setEdited(null)}
        onSaved={(row, from) =>
          setChosen(
            (earlier) =>
              new Map(
                [...earlier.values()]
                  .map((one) => (one.key === from ? row : one))
                  .map((one) => [one.key, one]),
              ),
          )
        }
      />
    </Page>
  )
}
