import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import type {
  DraftVariant,
  DraftLine,
  PasteProblem,
} from '@tsiran/contract/admin/draft-line-shapes'
import { Button } from '@tsiran/ui/button'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { Panel } from '../shell/panel.tsx'
import { wantedLines, withMore, withQuantity } from './draft-lines.ts'
import { LineEntry } from './line-entry.tsx'
import { LineRow } from './line-row.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { PasteProblems } from './paste-problems.tsx'
import type { DraftChanges } from './use-draft-changes.ts'

const columns = ['product', 'price', 'quantity', 'total'] as const

/** The lines of an order by phone, and the field that they are typed into. */
export function LinesPanel({
  draft,
  changes: { change, paste },
}: {
  draft: Draft
  changes: DraftChanges
}) {
  const t = useMessages()
  const entry = useRef<HTMLInputElement>(null)
  const rows = useRef<HTMLTableSectionElement>(null)
  const pasteButton = useRef<HTMLButtonElement>(null)
  const [pasting, setPasting] = useState(false)
  const [misses, setMisses] = useState<readonly PasteProblem[]>([])
  const missed = useRef(0)

  const add = (variant: DraftVariant) =>
    change.mutate((present) => ({ lines: withMore(present, variant.variant_id, variant.min_qty) }))
  // Awaits each call: `mutate` drops the callbacks of all calls but the last.
  const addCode = async (text: string) => {
    const { problems } = await paste.mutateAsync(text).catch(() => ({ problems: [] }))
    // Numbered anew, so that one code may fail twice.
    if (problems.length > 0)
      setMisses((before) => [
        ...before,
        ...problems.map((problem) => ({ ...problem, line: ++missed.current })),
      ])
  }
  const dismiss = (problem: PasteProblem) =>
    setMisses((before) => before.filter((other) => other !== problem))
  const remove = ({ variant_id }: DraftLine) => {
    change.mutate((present) => ({
      lines: variant_id === null ? wantedLines(present) : withQuantity(present, variant_id, 0),
    }))
    entry.current?.focus()
  }
  const quantities = () => [
    ...(rows.current?.querySelectorAll<HTMLElement>('[role=spinbutton]') ?? []),
  ]
  const onRowKey = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement) || event.key !== 'Enter') return
    event.preventDefault()
    entry.current?.focus()
  }
  return (
    <Panel
      title={t('drafts.lines', { count: draft.lines.length })}
      actions={
        <Button ref={pasteButton} variant="secondary" onClick={() => setPasting(true)}>
          {t('drafts.paste')}
        </Button>
      }
    >
      {draft.lines.length > 0 && (
        <table className="mb-4 w-full border-collapse max-md:block">
          <thead className="max-md:sr-only">
            <tr className="border-b border-line text-sm text-muted">
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={`px-2 py-2 font-semibold ${column === 'price' || column === 'total' ? 'text-right' : 'text-left'}`}
                >
                  {t(`drafts.column.${column}`)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody ref={rows} className="max-md:block">
            {draft.lines.map((line) => (
              <LineRow
                key={line.variant_id ?? `lost ${line.product_id}`}
                line={line}
                onQuantity={(pieces) =>
                  change.mutateAsync((present) => ({
                    lines: withQuantity(present, line.variant_id ?? 0, pieces),
                  }))
                }
                onRemove={() => remove(line)}
                onKeyDown={onRowKey}
              />
            ))}
          </tbody>
        </table>
      )}
      <div className="grid gap-3">
        <LineEntry
          draftId={draft.id}
          field={entry}
          onAdd={add}
          onCode={(text) => void addCode(text)}
          onLeaveUp={() => quantities().at(-1)?.focus()}
        />
        <PasteProblems
          problems={misses}
          onDismiss={dismiss}
          onChoose={(variant, problem) => {
            add(variant)
            dismiss(problem)
          }}
        />
      </div>
      <PasteDialog
        open={pasting}
        onClose={() => setPasting(false)}
        opener={pasteButton}
        paste={paste}
        onAdd={add}
      />
    </Panel>
  )
}
