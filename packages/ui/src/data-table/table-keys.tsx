import { useEffect, useMemo, useRef, type RefObject } from 'react'
import { useBlockTexts } from '../block-texts.tsx'
import { useShortcutGroup } from '../shortcuts/shortcut-sheet.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.tsx'

const rowsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
]

function focus(row: HTMLElement | undefined): void {
  const target =
    row?.querySelector<HTMLElement>('[data-row-focus]') ??
    row?.querySelector<HTMLElement>('[data-row-select]')
  target?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

/**
 * The keys of a list: j and k move the focus over the rows, at a page's end to the page beside, x selects the focused one, Enter
 * opens it (it is a link), `/` goes to the search. The sheet of shortcuts lists them. `rowIds` are those on the page.
 */
export function useTableKeys(
  list: RefObject<HTMLElement | null>,
  search: RefObject<HTMLInputElement | null>,
  rowIds: readonly string[],
): void {
  const rows = () => rowsOf(list.current)
  const focused = () => rows().findIndex((row) => row.contains(document.activeElement))
  /** The way that led to a page whose rows are not there yet. */
  const turned = useRef<1 | -1>(undefined)
  const move = (by: 1 | -1) => {
    const all = rows()
    const at = focused()
    if (at === -1) return focus(all.at(by === 1 ? 0 : -1))
    const row = all[at + by]
    if (row) return focus(row)
    const link = list.current?.querySelector<HTMLElement>(by === 1 ? 'a[rel=next]' : 'a[rel=prev]')
    if (!link) return
    turned.current = by
    link.click()
  }
  useEffect(() => {
    const by = turned.current
    turned.current = undefined
    if (by) focus(rowsOf(list.current).at(by === 1 ? 0 : -1))
  }, [list, rowIds])
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x: () => rows()[focused()]?.querySelector<HTMLElement>('[data-row-select]')?.click(),
    '/': () => search.current?.focus(),
  })
  const { keys: texts } = useBlockTexts().table
  useShortcutGroup(
    useMemo(
      () => ({
        title: texts.group,
        shortcuts: [
          { keys: ['J'], label: texts.next },
          { keys: ['K'], label: texts.previous },
          { keys: ['X'], label: texts.select },
          { keys: ['Enter'], label: texts.open },
          { keys: ['/'], label: texts.search },
        ],
      }),
      [texts],
    ),
  )
}
