import type { StockRow } from '@tsiran/contract/admin/stock-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '../../platform/i18n/language.tsx'
import type { StockDialog } from './stock-dialogs.tsx'
import { variantName } from './variant-name.ts'

const button =
  'min-h-11 cursor-pointer rounded-control px-2 text-sm font-semibold text-leaf hover:underline md:min-h-8'

/** The buttons of a row of stock. */
export function StockActions({
  row,
  onOpen,
}: {
  row: StockRow
  onOpen: (dialog: StockDialog) => void
}) {
  const t = useMessages()
  const name = variantName(row, useLocale())
  return (
    <span className="inline-flex">
      <button
        type="button"
        className={button}
        aria-label={t('stock.adjustOf', { name })}
        onClick={() => onOpen({ act: 'adjust', row })}
      >
        {t('stock.adjust')}
      </button>
      <button
        type="button"
        className={button}
        aria-label={t('stock.countOf', { name })}
        onClick={() => onOpen({ act: 'count', row })}
      >
        {t('stock.count')}
      </button>
    </span>
  )
}
