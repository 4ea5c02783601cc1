import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { EditPreview } from '@tsiran/contract/admin/order-edits'
import { maxPieces } from '@tsiran/contract/limits'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { formatMoney } from '@tsiran/i18n/money'
import { IconButton } from '@tsiran/ui/icon-button'
import { QuantityField } from '@tsiran/ui/number-fields/quantity-field'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { BoxPrice } from '../one/box-price.tsx'
import { LinePicture } from '../one/line-picture.tsx'
import type { EditLine } from './edit-draft.ts'

type PreviewLine = EditPreview['lines'][number]

interface EditLinesListProps {
  lines: readonly EditLine[]
  preview: EditPreview | undefined
  onQuantity: (variantId: number, quantity: number | null) => void
}

/** The lines of an order as they are to be, each with its quantity, and with its problem where there is one. */
export function EditLinesList({ lines, preview, onQuantity }: EditLinesListProps) {
  const t = useMessages()
  const byVariant = new Map(preview?.lines.map((line) => [line.variant_id, line]))
  return (
    <ul aria-label={t('orders.linesTitle')} className="-my-2">
      {lines.map((line) => (
        <EditRow
          key={line.variantId}
          line={line}
          preview={byVariant.get(line.variantId)}
          onQuantity={onQuantity}
        />
      ))}
    </ul>
  )
}

interface EditRowProps {
  line: EditLine
  preview: PreviewLine | undefined
  onQuantity: EditLinesListProps['onQuantity']
}

function EditRow({ line, preview, onQuantity }: EditRowProps) {
  const t = useMessages()
  const locale = useLocale()
  const problem = useProblemText()(preview)
  const { variantId, before, quantity } = line
  const name = line.variant?.name ?? line.line?.name[locale] ?? line.sku
  const priced = line.line ?? line.variant
  const options = line.variant?.options ?? line.line?.options[locale]
  const changed = before !== (quantity ?? 0)
  const removed = (quantity ?? 0) === 0
  return (
    <li
      className={`grid grid-cols-[3rem_minmax(0,1fr)] items-start gap-x-3 gap-y-2 border-b border-line py-3 tabular-nums last:border-0 sm:grid-cols-[3rem_minmax(0,1fr)_auto_6.5rem] ${changed ? '-mx-2 rounded-lg bg-apricot-soft/50 px-2' : ''}`}
    >
      <LinePicture url={line.image} />
      <div className="min-w-0">
        <p className={`leading-snug font-semibold ${removed ? 'text-muted line-through' : ''}`}>
          {name}
        </p>
        <p className="text-sm text-muted">{[options, line.sku].filter(Boolean).join(' · ')}</p>
        <p className="text-sm">
          {formatMoney(preview?.unit_price ?? line.unitPrice)}
          {priced && <BoxPrice line={priced} />}
          {changed && before > 0 && (
            <span className="text-muted"> · {t('orders.wasPieces', { count: before })}</span>
          )}
          {before === 0 && <span className="text-muted"> · {t('orders.newLine')}</span>}
        </p>
      </div>
      <div className="flex items-start justify-end gap-1 max-sm:col-span-2 max-sm:justify-between">
        <QuantityField
          label={<span className="sr-only">{t('orders.quantityOf', { name })}</span>}
          value={quantity}
          max={maxPieces}
          error={problem}
          className="-mt-1.5 max-w-44"
          onChange={(next) => onQuantity(variantId, next)}
        />
        {removed ? (
          <IconButton
            label={t('orders.bringBack', { name })}
            onClick={() => onQuantity(variantId, before || 1)}
          >
            <IconArrowBackUp size={19} aria-hidden />
          </IconButton>
        ) : (
          <IconButton
            label={t('orders.removeLine', { name })}
            onClick={() => onQuantity(variantId, 0)}
          >
            <IconTrash size={19} aria-hidden />
          </IconButton>
        )}
        <b className="min-w-20 py-2.5 text-right sm:hidden">
          {preview && formatMoney(preview.total)}
        </b>
      </div>
      <b className="py-2.5 text-right max-sm:hidden">{preview && formatMoney(preview.total)}</b>
    </li>
  )
}

const problems = ['out_of_stock', 'min_qty', 'gone'] as const

/** The words of why a line cannot be as it is typed; undefined where it can. */
function useProblemText(): (line: PreviewLine | undefined) => string | undefined {
  const t = useMessages()
  return (line) => {
    if (!line?.problem) return undefined
    const known = problems.find((name) => name === line.problem)
    return known ? t(`orders.problem.${known}`, { count: line.in_stock ?? 0 }) : line.problem
  }
}
