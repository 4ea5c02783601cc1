import { useMemo, type RefObject } from 'react'
import { useBlockTexts } from '../block-texts.tsx'
import { useShortcutGroup } from '../shortcuts/shortcut-sheet.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.tsx'

/**
 * The keys of a list: j and k move the focus over the rows, x selects the focused one, Enter opens it (it is a link), `/` goes to
 * the search. The sheet of shortcuts lists them.
 */
export function useTableKeys(
  list: RefObject<HTMLElement | null>,
  search: RefObject<HTMLInputElement | null>,
): void {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const focused = () => rows().findIndex((row) => row.contains(document.activeElement))
  const move = (by: 1 | -1) => {
    const all = rows()
    const at = focused()
    const row =
      all[
        at === -1 ? (by === 1 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, at + by))
      ]
    const target =
      row?.querySelector<HTMLElement>('[data-row-focus]') ??
      row?.querySelector<HTMLElement>('[data-row-select]')
    target?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }
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
