import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { formatNumber } from '@tsiran/i18n/money'
import type { AdminMessageKey } from '@tsiran/i18n/admin-translator'
import { IconButton } from '@tsiran/ui/icon-button'
import { parseWholeNumber } from '@tsiran/ui/number-fields/whole-number'
import { useWatch } from 'react-hook-form'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useCan } from '../../session/me-query.ts'
import { useProductField } from './form-fields.tsx'
import type { ProductValues } from './product-values.ts'

type CellName =
  | 'sku'
  | 'barcode'
  | 'price'
  | 'old_price'
  | 'company_price'
  | 'min_qty'
  | 'box_qty'
  | 'box_price'

interface Column {
  name: CellName
  label: AdminMessageKey
  text?: boolean
  money?: boolean
}

/** What is written in the rows of the table; the rest is in each variant's window. */
const columns: readonly Column[] = [
  { name: 'sku', label: 'products.sku', text: true },
  { name: 'barcode', label: 'products.barcode', text: true },
  { name: 'price', label: 'products.price', money: true },
  { name: 'old_price', label: 'products.oldPrice', money: true },
  { name: 'company_price', label: 'products.companyPrice', money: true },
  { name: 'min_qty', label: 'products.minQty' },
  { name: 'box_qty', label: 'products.boxQty' },
  { name: 'box_price', label: 'products.boxPrice', money: true },
]

/** The columns that the person may see. */
export function useVariantColumns(): readonly Column[] {
  const seesPrices = useCan()('prices.read')
  return columns.filter(({ name }) => name !== 'company_price' || seesPrices)
}

export interface RowProps {
  row: string
  /** Its options: “500 g, red”. */
  name: string
  disabled: boolean
  pricesLocked: boolean
  onOpen: () => void
}

/** A variant as a row of fields. */
export function VariantLine({ row, name, disabled, pricesLocked, onOpen }: RowProps) {
  const t = useMessages()
  const [qty, weighed] = useWatch<ProductValues>({
    name: [`rows.${row}.qty`, `rows.${row}.price_per_kg`],
  }) as [number, number | null]
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="min-w-28 px-2 py-1 text-left font-semibold">
        {name}
      </th>
      {useVariantColumns().map((column) => (
        <td key={column.name} className="px-1 py-1">
          <Cell
            row={row}
            column={column}
            label={`${name}: ${t(column.label)}`}
            disabled={
              column.money
                ? pricesLocked || (column.name === 'price' && weighed !== null)
                : disabled
            }
          />
        </td>
      ))}
      <td className="px-2 py-1 text-right">{formatNumber(qty)}</td>
      <td className="py-1">
        <IconButton label={t('products.openVariant', { name })} onClick={onOpen}>
          <IconPencil size={18} aria-hidden />
        </IconButton>
      </td>
    </tr>
  )
}

interface CellProps {
  row: string
  column: Column
  label: string
  disabled: boolean
}

function Cell({ row, column: { name, text }, label, disabled }: CellProps) {
  const { value, error, set } = useProductField(`rows.${row}.${name}`)
  const take = (typed: string) => {
    if (text) return set(typed)
    const number = parseWholeNumber(typed)
    if (number !== undefined) set(number)
  }
  return (
    <input
      aria-label={label}
      aria-invalid={error ? true : undefined}
      title={error}
      value={value === null || value === undefined ? '' : String(value)}
      inputMode={text ? undefined : 'numeric'}
      autoComplete="off"
      disabled={disabled}
      onChange={({ target }) => take(target.value)}
      className={`h-9 rounded-lg border border-edge bg-card px-2 hover:border-leaf disabled:cursor-not-allowed disabled:border-line disabled:bg-line/40 disabled:text-muted aria-invalid:border-red ${text ? 'w-30' : 'w-18 text-right tabular-nums'}`}
    />
  )
}
