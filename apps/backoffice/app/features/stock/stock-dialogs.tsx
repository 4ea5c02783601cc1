import type { StockRow } from '@tsiran/contract/admin/stock-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Dialog } from '@tsiran/ui/dialog'
import { useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { AdjustForm } from './adjust-form.tsx'
import { CountForm } from './count-form.tsx'
import { variantName } from './variant-name.ts'

/** What somebody is about to do with the stock of a variant. */
export interface StockDialog {
  act: 'adjust' | 'count'
  row: StockRow
}

/** The dialog that is open over a list or page of stock, if any. */
export function StockDialogs({
  dialog,
  onClose,
}: {
  dialog: StockDialog | null
  onClose: () => void
}) {
  const t = useMessages()
  const locale = useLocale()
  // What is closing keeps its words until it is gone.
  const [shown, setShown] = useState(dialog)
  if (dialog !== null && dialog !== shown) setShown(dialog)
  if (shown === null) return null
  const { act, row } = shown
  const name = variantName(row, locale)
  return (
    <Dialog
      open={dialog !== null}
      onClose={onClose}
      title={t(act === 'adjust' ? 'stock.adjustOf' : 'stock.countOf', { name })}
    >
      {act === 'adjust' ? (
        <AdjustForm row={row} onClose={onClose} />
      ) : (
        <CountForm row={row} onClose={onClose} />
      )}
    </Dialog>
  )
}
