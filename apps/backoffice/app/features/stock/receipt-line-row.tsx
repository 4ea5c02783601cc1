import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { isoDay } from '@tsiran/i18n/dates'
import { maxPieces } from '@tsiran/contract/limits'
import { Field } from '@tsiran/ui/field'
import { IconButton } from '@tsiran/ui/icon-button'
import { QuantityField } from '@tsiran/ui/number-fields/quantity-field'
import { useMessages } from '../../platform/i18n/language.tsx'
import type { ReceiptLine } from './receipt-lines.ts'
import { variantName } from './variant-name.ts'

interface ReceiptLineRowProps {
  line: ReceiptLine
  error: string | undefined
  onChange: (change: Partial<Pick<ReceiptLine, 'qty' | 'expires'>>) => void
  onRemove: () => void
}

/** A whole day before today: while a year is typed it begins with zeros. */
const isPast = (day: string) => day > '1' && day < isoDay(new Date())

/** A line of a delivery: what came, how many, until when they keep. */
export function ReceiptLineRow({ line, error, onChange, onRemove }: ReceiptLineRowProps) {
  const t = useMessages()
  const name = variantName(line.row, useLocale())
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-start gap-x-4 gap-y-2 border-b border-line py-3 last:border-0 md:grid-cols-[minmax(0,1fr)_auto_11rem_auto]">
      <span className="min-w-0 self-center max-md:col-span-2 max-md:row-start-1">
        <span className="block">{name}</span>
        <span className="block text-sm text-muted">{line.row.sku}</span>
      </span>
      <QuantityField
        label={<span className="text-sm font-normal text-muted">{t('stock.pieces')}</span>}
        value={line.qty}
        min={1}
        max={maxPieces}
        onChange={(qty) => onChange({ qty })}
      />
      <Field
        type="date"
        label={<span className="text-sm font-normal text-muted">{t('stock.expires')}</span>}
        error={error}
        hint={isPast(line.expires) && t('stock.pastDay')}
        className="max-md:col-span-2"
        value={line.expires}
        onChange={({ target }) => onChange({ expires: target.value })}
      />
      <span className="max-md:col-start-3 max-md:row-start-1 md:mt-7">
        <IconButton label={t('stock.removeLine', { name })} onClick={onRemove}>
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </span>
    </li>
  )
}
