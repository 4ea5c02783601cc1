import type { StockRow } from '@tsiran/contract/admin/stock-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Dialog } from '@tsiran/ui/dialog'
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
  const name = dialog ? variantName(dialog.row, locale) : ''
  return (
    <>
      <Dialog
        open={dialog?.act === 'adjust'}
        onClose={onClose}
        title={t('stock.adjustOf', { name })}
      >
        {dialog?.act === 'adjust' && <AdjustForm row={dialog.row} onClose={onClose} />}
      </Dialog>
      <Dialog open={dialog?.act === 'count'} onClose={onClose} title={t('stock.countOf', { name })}>
        {dialog?.act === 'count' && <CountForm row={dialog.row} onClose={onClose} />}
      </Dialog>
    </>
  )
}
