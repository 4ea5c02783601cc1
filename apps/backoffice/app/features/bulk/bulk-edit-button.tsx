import { Button } from '@tsiran/ui/button'
import type { Selection } from '@tsiran/ui/data-table/selection'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'

const BulkDialog = lazy(() => import('./bulk-dialog.tsx'))

/** Opens the dialog that edits the selected products together; its code is read once it is wanted. */
export function BulkEditButton({ selection }: { selection: Selection }) {
  const t = useMessages()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('bulk.title')}</Button>
      {open && (
        <Suspense>
          <BulkDialog selection={selection} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
