import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { useBlockTexts } from '../block-texts.tsx'
import { IconButton } from '../icon-button.tsx'
import type { SelectionControl } from './selection.tsx'

interface BulkBarProps {
  control: SelectionControl
  /** Rows on this page. */
  onPage: number
  /** Rows that match, on all pages; undefined where they are not all counted. */
  total: number | undefined
  children: ReactNode
}

/** What can be done with the selected rows; at the bottom edge while any is selected. */
export function BulkBar({ control, onPage, total, children }: BulkBarProps) {
  const { table: texts } = useBlockTexts()
  const { selection, selectAllThatMatch, clear } = control
  const wholePage = selection.kind === 'ids' && selection.count >= onPage
  return (
    <div
      role="region"
      data-foot-bar
      aria-label={texts.selected(selection.count)}
      className="sticky bottom-[calc(var(--bars,0px)+0.75rem)] z-20 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line bg-card p-1.5 pl-4 shadow-lg shadow-shade/15 md:bottom-3"
    >
      <strong className="tabular-nums">{texts.selected(selection.count)}</strong>
      {wholePage && total !== undefined && total > selection.count && (
        <button
          type="button"
          onClick={selectAllThatMatch}
          className="min-h-10 cursor-pointer px-1 font-semibold text-leaf underline"
        >
          {texts.selectAll(total)}
        </button>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {children}
        <IconButton label={texts.clearSelection} onClick={clear}>
          <IconX size={20} aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}
