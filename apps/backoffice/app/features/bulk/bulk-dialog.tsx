import type { BulkResult } from '@tsiran/contract/admin/bulk'
import type { BulkOperation } from '@tsiran/contract/admin/bulk-shapes'
import { Button } from '@tsiran/ui/button'
import type { Selection } from '@tsiran/ui/data-table/selection'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { BulkOutcome } from './bulk-outcome.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import type { BulkBody } from './bulk-queries.ts'
import { newDraft, toOperation } from './operation-draft.ts'
import { OperationRow } from './operation-row.tsx'

interface BulkDialogProps {
  /** Products by their ids, or all of a filter. */
  selection: Selection
  onClose: () => void
}

/** Operations that one edit has at most. */
const maxOperations = 20

/** Edits the chosen products together: operations, then what they would change, then what they did. */
export function BulkDialog({ selection, onClose }: BulkDialogProps) {
  const t = useMessages()
  const [drafts, setDrafts] = useState(() => [newDraft(1)])
  const [operations, setOperations] = useState<BulkOperation[] | null>(null)
  const [outcome, setOutcome] = useState<BulkResult | null>(null)
  const complete = drafts.map(toOperation).filter((operation) => operation !== undefined)
  return (
    <FormDialog
      done={outcome !== null}
      wide
      onClose={onClose}
      title={`${operations && !outcome ? t('bulk.previewTitle') : t('bulk.title')} · ${t('bulk.products', { count: selection.count })}`}
    >
      {outcome ? (
        <>
          <BulkOutcome outcome={outcome} />
          <div className="mt-4 flex justify-end">
            <Button variant="secondary" onClick={onClose}>
              {t('bulk.close')}
            </Button>
          </div>
        </>
      ) : operations ? (
        <BulkPreview
          body={bodyOf(selection, operations)}
          onBack={() => setOperations(null)}
          onApplied={setOutcome}
        />
      ) : (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (complete.length === drafts.length) setOperations(complete)
          }}
        >
          {drafts.map((draft, index) => (
            <OperationRow
              key={draft.key}
              draft={draft}
              number={index + 1}
              onChange={(next) =>
                setDrafts(drafts.map((other) => (other.key === next.key ? next : other)))
              }
              onRemove={
                drafts.length > 1
                  ? () => setDrafts(drafts.filter(({ key }) => key !== draft.key))
                  : undefined
              }
            />
          ))}
          <div className="flex flex-wrap justify-between gap-3">
            <Button
              variant="secondary"
              disabled={drafts.length >= maxOperations}
              onClick={() =>
                setDrafts([...drafts, newDraft(Math.max(...drafts.map(({ key }) => key)) + 1)])
              }
            >
              {t('bulk.add')}
            </Button>
            <Button type="submit" disabled={complete.length < drafts.length}>
              {t('bulk.preview')}
            </Button>
          </div>
        </form>
      )}
    </FormDialog>
  )
}

/** The list's filter holds ids as texts, as its address does. */
function bodyOf(selection: Selection, operations: BulkOperation[]): BulkBody {
  if (selection.kind === 'ids') return { ids: selection.ids.map(Number), operations }
  const { category_id, brand_id, ...filter } = selection.filter
  return {
    filter: {
      ...filter,
      ...(category_id && { category_id: Number(category_id) }),
      ...(brand_id && { brand_id: Number(brand_id) }),
    } as NonNullable<BulkBody['filter']>,
    operations,
  }
}
