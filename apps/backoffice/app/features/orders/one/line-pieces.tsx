import type { AdminOrderLine } from '@tsiran/contract/admin/order-line-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { QuantityField } from '@tsiran/ui/number-fields/quantity-field'
import { useMessages } from '../../../platform/i18n/language.tsx'

/** Chosen pieces by the line's id. */
export type ChosenPieces = Readonly<Record<number, number>>

interface LinePiecesProps {
  lines: readonly AdminOrderLine[]
  chosen: ChosenPieces
  onChange: (chosen: ChosenPieces) => void
  /** Pieces of a line that may be chosen. */
  maxOf: (line: AdminOrderLine) => number
  /** The words of a line's field. */
  labelOf: (name: string) => string
  /** What stands under a line's name. */
  hintOf: (max: number) => string
}

/** An order's lines with a field each for how many of their pieces something happens to. */
export function LinePieces({ lines, chosen, onChange, maxOf, labelOf, hintOf }: LinePiecesProps) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <ul
      aria-label={t('orders.linesTitle')}
      className="-m-1 grid max-h-80 gap-1 overflow-y-auto p-1"
    >
      {lines.map((line) => {
        const name = line.name[locale]
        const max = maxOf(line)
        const value = chosen[line.id] ?? 0
        return (
          <li
            key={line.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-0"
          >
            <span className="min-w-0 flex-1 basis-40">
              {name}
              {line.options[locale] && <span className="text-muted"> {line.options[locale]}</span>}
              <span className="block text-sm text-muted">{hintOf(max)}</span>
            </span>
            <QuantityField
              label={<span className="sr-only">{labelOf(name)}</span>}
              error={value > max ? hintOf(max) : undefined}
              value={value}
              max={max}
              onChange={(quantity) => onChange({ ...chosen, [line.id]: quantity ?? 0 })}
            />
          </li>
        )
      })}
    </ul>
  )
}
