import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { useBlockTexts } from '../block-texts.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Field } from '../field.tsx'
import type { TableState } from './table-state.tsx'
import type { TableControl } from './use-table-state.tsx'

/** A named set of filters. */
export interface TableView {
  id: string
  label: string
  state: Partial<Pick<TableState, 'filters' | 'search' | 'sort' | 'columns'>>
  /** The person's own: it can be removed. */
  own?: boolean
}

export interface SavedViews {
  /** The first one shows everything. */
  list: readonly TableView[]
  /** Saves the present filters under a name. */
  onSave?: (name: string, state: TableView['state']) => void
  onDelete?: (view: TableView) => void
}

const everything: Partial<TableState> = { filters: {}, search: '', columns: null }

/** The views of a list as links in one row; the present filters can be saved as one more. */
export function ViewTabs({ table, views }: { table: TableControl; views: SavedViews }) {
  const { table: texts } = useBlockTexts()
  const [naming, setNaming] = useState(false)
  const { view, filters, search, sort, columns } = table.state
  const narrowed = Object.keys(table.filter).length > 0
  const present = view ?? (narrowed ? null : views.list[0]?.id)
  const links = useRef<HTMLElement>(null)
  // The chosen view may be beyond the row's edge. The page itself stays where it is.
  useEffect(() => {
    const link = links.current?.querySelector<HTMLElement>('[aria-current]')
    if (link) links.current!.scrollLeft = link.offsetLeft - links.current!.offsetLeft - 24
  }, [present])
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    if (!name) return
    views.onSave?.(name, { filters, search, sort, columns })
    setNaming(false)
  }
  return (
    <nav
      ref={links}
      aria-label={texts.views}
      className="flex items-center gap-1 overflow-x-auto border-b border-line max-md:-mx-3.5 max-md:px-3.5"
    >
      {views.list.map((one, place) => (
        <span key={one.id} className="flex shrink-0 items-center">
          <Link
            to={table.href({
              sort: null,
              ...everything,
              ...one.state,
              page: 1,
              view: place === 0 ? null : one.id,
            })}
            aria-current={present === one.id ? 'page' : undefined}
            className="grid min-h-11 place-items-center border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-muted hover:text-ink aria-[current]:border-apricot aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {one.label}
          </Link>
          {one.own && present === one.id && views.onDelete && (
            <button
              type="button"
              aria-label={texts.deleteView(one.label)}
              onClick={() => views.onDelete!(one)}
              className="grid size-8 cursor-pointer place-items-center rounded-full hover:bg-leaf-soft"
            >
              <IconX size={14} aria-hidden />
            </button>
          )}
        </span>
      ))}
      {views.onSave && narrowed && !view && (
        <button
          type="button"
          onClick={() => setNaming(true)}
          className="min-h-11 shrink-0 cursor-pointer px-3 text-sm font-semibold whitespace-nowrap text-leaf hover:underline"
        >
          {texts.saveView}
        </button>
      )}
      <Dialog open={naming} onClose={() => setNaming(false)} title={texts.saveView}>
        <form onSubmit={save} className="grid gap-4">
          <Field label={texts.viewName} name="name" required maxLength={40} autoFocus />
          <Button type="submit">{texts.saveView}</Button>
        </form>
      </Dialog>
    </nav>
  )
}
