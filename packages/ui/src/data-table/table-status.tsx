import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs'
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs'
import type { ReactNode } from 'react'
import { useBlockTexts } from '../block-texts.tsx'
import { Button } from '../button.tsx'

/** What an empty list says: what comes here, and the first step. */
export interface EmptyList {
  title: string
  note?: string
  action?: ReactNode
}

interface TableNothingProps {
  empty: EmptyList
  /** A filter or a search is on: rows may well be there. */
  narrowed: boolean
  onClear: () => void
}

/** In place of the rows where there are none. */
export function TableNothing({ empty, narrowed, onClear }: TableNothingProps) {
  const { table: texts } = useBlockTexts()
  const Icon = narrowed ? IconSearchOff : IconInbox
  return (
    <div className="grid justify-items-center gap-3 rounded-control border border-line bg-card px-4 py-12 text-center">
      <Icon size={40} stroke={1.5} aria-hidden className="text-muted" />
      <p className="text-lg font-semibold text-balance" role="status">
        {narrowed ? texts.nothingMatches : empty.title}
      </p>
      {(narrowed || empty.note) && (
        <p className="max-w-md text-muted">{narrowed ? texts.nothingMatchesNote : empty.note}</p>
      )}
      {narrowed ? (
        <Button variant="secondary" onClick={onClear}>
          {texts.clearFilters}
        </Button>
      ) : (
        empty.action
      )}
    </div>
  )
}

/** In place of the rows where they could not be loaded. */
export function TableFailure({
  message,
  onRetry,
}: {
  message: string
  onRetry: (() => void) | undefined
}) {
  const { table: texts } = useBlockTexts()
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-control border border-red bg-card px-4 py-12 text-center"
    >
      <p className="text-lg font-semibold">{texts.failed}</p>
      <p className="max-w-md text-muted">{message}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  )
}
