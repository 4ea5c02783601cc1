import { maxLengths } from '@tsiran/contract/limits'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { OrderProblem, OrderRow } from '@tsiran/contract/quick-order-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { controlClass } from '@tsiran/ui/control'
import { Select } from '@tsiran/ui/select'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

interface RowProps {
  row: OrderRow
  onChange: () => void
}

/** Problems that need a decision before a line is added; lines with others were adjusted and are added. */
const open: readonly OrderProblem[] = [
  'unknown',
  'variant',
  'no_quantity',
  'quantity',
  'fraction',
  'sold_out',
]

/** The problem of a line, as a message. */
export function ProblemText({ row }: { row: OrderRow }) {
  const t = useMessages()
  const { problem, goods: variant, quantity, in_cart: count, written } = row
  if (!problem) return null
  const values = {
    written,
    quantity,
    count,
    asked: row.asked ?? written,
    step: variant?.min_qty ?? 1,
    stock: variant?.qty ?? 0,
  }
  return (
    <p
      className={`mt-1 flex gap-1.5 text-sm font-semibold ${open.includes(problem) ? 'text-red' : 'text-apricot-dark'}`}
    >
      <IconAlertTriangle size={18} aria-hidden className="shrink-0" />
      <span>
        {t(`quickOrder.problem.${problem}`, values)}
        {problem === 'in_cart' && ` → ${t('quickOrder.raise', { quantity })}`}
      </span>
    </p>
  )
}

/** An unknown sku, to be corrected. */
export function SkuField({ row, onChange }: RowProps) {
  const t = useMessages()
  return (
    <input
      name="sku"
      defaultValue={row.sku}
      maxLength={maxLengths.sku}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      aria-label={t('quickOrder.code', { line: row.line })}
      aria-invalid
      onBlur={({ target }) => target.value !== row.sku && onChange()}
      className={controlClass}
    />
  )
}

/** The sku of a product with variants: one of them has to be chosen. */
export function VariantField({ row, onChange }: RowProps) {
  const t = useMessages()
  const name = row.variants[0]?.name ?? row.sku
  return (
    <>
      <p className="mb-1 font-semibold">{name}</p>
      <Select
        name="sku"
        defaultValue={row.sku}
        aria-label={t('quickOrder.variant', { name })}
        onChange={onChange}
        className="w-full"
      >
        <option value={row.sku}>{t('quickOrder.chooseVariant')}</option>
        {row.variants.map(({ sku, options, price }) => (
          <option key={sku} value={sku}>
            {`${options || sku} · ${formatMoney(price)}`}
          </option>
        ))}
      </Select>
    </>
  )
}
