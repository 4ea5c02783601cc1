import type { StockRow } from '@tsiran/contract/admin/stock-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { FormDialog } from '@tsiran/ui/form-dialog'
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
  if (dialog === null) return null
  const { act, row } = dialog
  const name = variantName(row, locale)
  return (
    <FormDialog
      onClose={onClose}
      title={t(act === 'adjust' ? 'stock.adjustOf' : 'stock.countOf', { name })}
    >
      {act === 'adjust' ? (
        <AdjustForm row={row} onClose={onClose} />
      ) : (
        <CountForm row={row} onClose={onClose} />
      )}
    </FormDialog>
  )
}
