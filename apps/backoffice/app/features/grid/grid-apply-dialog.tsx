import type { BulkResult } from '@tsiran/contract/admin/bulk'
import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { useCallback, useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { BulkOutcome } from '../bulk/bulk-outcome.tsx'
import { BulkPreview } from '../bulk/bulk-preview.tsx'
import type { BulkBody } from '../bulk/bulk-queries.ts'

interface GridApplyDialogProps {
  body: BulkBody
  onClose: () => void
  /** Called once with what was done and refused. */
  onDone: (result: BulkResult) => void
}

/** What the staged cells would change, then what they did. */
export function GridApplyDialog({ body, onClose, onDone }: GridApplyDialogProps) {
  const t = useMessages()
  // The grid goes on while the dialog is open: it shows what was asked for.
  const [asked] = useState(body)
  const [outcome, setOutcome] = useState<BulkResult | null>(null)
  const onApplied = useCallback(
    (result: BulkResult) => {
      setOutcome(result)
      if (result.job_id === null) onDone(result)
    },
    [onDone],
  )
  return (
    <Dialog open wide onClose={onClose} title={outcome ? t('bulk.title') : t('bulk.previewTitle')}>
      {outcome ? (
        <>
          <BulkOutcome outcome={outcome} onEnd={onDone} />
          <div className="mt-4 flex justify-end">
            <Button variant="secondary" onClick={onClose}>
              {t('bulk.close')}
            </Button>
          </div>
        </>
      ) : (
        <BulkPreview body={asked} onBack={onClose} onApplied={onApplied} />
      )}
    </Dialog>
  )
}
