import { useQuery } from '@tanstack/react-query'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import type { MediaRow } from '@tsiran/contract/admin/media-shapes'
import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useTouch } from '@tsiran/ui/touch'
import { useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { mediaList } from './media-queries.ts'
import type { LibraryDialogProps } from './library-dialog.tsx'
import { useLocale } from '@tsiran/app-kit/i18n/locale'

const limit = 24

/** Pictures of the library, page by page; those that the thing has are not offered again. */
export function LibraryChoice({
  single = false,
  taken,
  max = Infinity,
  onClose,
  onChoose,
}: Omit<LibraryDialogProps, 'open' | 'opener'>) {
  const t = useMessages()
  const locale = useLocale()
  const touch = useTouch()
  const room = max - taken.length
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<readonly MediaRow[]>([])
  const list = useQuery(mediaList({ limit, page, ...(search.trim() && { search: search.trim() }) }))
  const rows = list.data?.data ?? []
  const isFull = !single && chosen.length >= room
  const toggle = (row: MediaRow) => {
    touch()
    setChosen((earlier) => {
      const without = earlier.filter(({ key }) => key !== row.key)
      if (without.length < earlier.length) return without
      if (single) return [row]
      return earlier.length < room ? [...earlier, row] : earlier
    })
  }
  return (
    <div className="grid gap-4">
      <Field
        type="search"
        label={t('media.search')}
        value={search}
        // A search is nothing to lose, neither here nor in a window around this one.
        onInput={(event) => event.stopPropagation()}
        onChange={({ target }) => {
          setSearch(target.value)
          setPage(1)
        }}
      />
      {list.isError && !list.data && <LoadFailure onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton className="h-64" />}
      {list.data && rows.length === 0 && (
        <p role="status" className="py-8 text-center text-muted">
          {t(search ? 'media.nothingFound' : 'media.empty')}
        </p>
      )}
      <ul
        aria-busy={list.isPlaceholderData}
        className="grid grid-cols-3 gap-2 empty:hidden sm:grid-cols-6"
      >
        {rows.map((row) => {
          const isTaken = taken.includes(row.key)
          const isChosen = chosen.some(({ key }) => key === row.key)
          return (
            <li key={row.key}>
              <button
                type="button"
                aria-pressed={isChosen}
                aria-label={row.alt[locale] || row.name}
                disabled={isTaken || (isFull && !isChosen)}
                onClick={() => toggle(row)}
                className="relative block aspect-square w-full cursor-pointer overflow-hidden rounded-control border-2 border-line hover:border-leaf aria-pressed:border-leaf disabled:cursor-not-allowed disabled:opacity-45"
              >
                <img src={row.small_url} alt="" loading="lazy" className="size-full object-cover" />
                {isChosen && (
                  <span className="absolute top-1 right-1 grid size-6 place-items-center rounded-full bg-leaf text-white">
                    <IconCheck size={16} aria-hidden />
                  </span>
                )}
              </button>
              <span className="block truncate text-xs text-muted">{row.name}</span>
            </li>
          )
        })}
      </ul>
      {isFull && <Notice kind="warning">{t('media.full', { count: max })}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex gap-2">
          <Button variant="quiet" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('media.previous')}
          </Button>
          <Button
            variant="quiet"
            disabled={page >= (list.data?.meta.last_page ?? 1)}
            onClick={() => setPage(page + 1)}
          >
            {t('media.next')}
          </Button>
        </div>
        <Button
          disabled={chosen.length === 0}
          onClick={() => {
            onChoose([...chosen])
            onClose()
          }}
        >
          {t('media.choose', { count: chosen.length })}
        </Button>
      </div>
    </div>
  )
}
