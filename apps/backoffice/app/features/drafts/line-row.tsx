import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { DraftLine } from '@tsiran/contract/admin/draft-line-shapes'
import { maxPieces } from '@tsiran/contract/limits'
import { formatMoney, formatNumber } from '@tsiran/i18n/money'
import { IconButton } from '@tsiran/ui/icon-button'
import { QuantityField } from '@tsiran/ui/number-fields/quantity-field'
import { useState, type KeyboardEvent } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { Contested } from './contested.tsx'
import { useTyped } from './use-typed.ts'
import { LineProblem } from './line-problem.tsx'

interface LineRowProps {
  line: DraftLine
  /** Pieces; none removes the line. Rejects where they could not be saved. */
  onQuantity: (pieces: number) => Promise<unknown>
  onRemove: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

const cell = 'px-2 py-2.5 align-top max-md:p-0'

/** One line of an order by phone: what it is, how many, what it costs, and why it cannot be had as it is. */
export function LineRow({ line, onQuantity, onRemove, onKeyDown }: LineRowProps) {
  const t = useMessages()
  const { name, options, sku, unit_price, earlier_price, total, variant_id, box_qty } = line
  const fullName = [name, options].filter(Boolean).join(', ')
  const [byBox, setByBox] = useState(false)
  const typed = useTyped<number | null>(
    line.quantity,
    async (pieces) => pieces !== null && (await onQuantity(pieces)),
  )
  const { shown, change, flush } = typed
  const per = byBox && box_qty !== null ? box_qty : 1
  const toggle = () => {
    // A quantity by the box is full boxes.
    if (!byBox && box_qty !== null && shown !== null && shown % box_qty !== 0)
      change(Math.ceil(shown / box_qty) * box_qty)
    setByBox(!byBox)
  }
  return (
    <tr
      onKeyDown={onKeyDown}
      className="border-b border-line max-md:relative max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-2 max-md:py-3"
    >
      <th scope="row" className={`${cell} text-left font-normal max-md:col-span-2 max-md:pr-12`}>
        <span className="block">{fullName}</span>
        <span className="block text-sm text-muted">
          {sku}
          {box_qty !== null && ` · ${t('drafts.boxOf', { count: formatNumber(box_qty) })}`}
        </span>
        <LineProblem
          line={line}
          onTake={() => (line.available > 0 ? change(line.available) : onRemove())}
        />
      </th>
      <td className={`${cell} whitespace-nowrap text-right tabular-nums max-md:order-2`}>
        {earlier_price !== null && (
          <s className="mr-1.5 text-muted">{formatMoney(earlier_price)}</s>
        )}
        <span className="max-md:text-sm max-md:text-muted">
          {variant_id !== null && formatMoney(unit_price)}
        </span>
      </td>
      <td className={`${cell} max-md:order-1`}>
        {variant_id !== null && (
          <span className="flex flex-wrap items-center gap-2" onBlur={flush}>
            <QuantityField
              label={<span className="sr-only">{t('drafts.quantityOf', { name: fullName })}</span>}
              className="min-w-39 gap-0!"
              value={shown === null ? null : Math.floor(shown / per)}
              onChange={(count) => change(count === null ? null : count * per)}
              min={1}
              max={Math.floor(maxPieces / per)}
              step={per === 1 ? line.min_qty : 1}
            />
            {box_qty !== null && (
              <button
                type="button"
                aria-pressed={byBox}
                aria-label={t('drafts.byBoxOf', { name: fullName })}
                onClick={toggle}
                className="min-h-11 cursor-pointer rounded-control border border-line px-2.5 text-sm hover:border-leaf aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:font-semibold"
              >
                {t('drafts.byBox')}
              </button>
            )}
          </span>
        )}
        <Contested typed={typed} theirs={formatNumber(line.quantity)} />
      </td>
      <td
        className={`${cell} whitespace-nowrap text-right font-semibold tabular-nums max-md:order-3 max-md:col-start-2`}
      >
        {formatMoney(total)}
      </td>
      <td className={`${cell} text-right max-md:absolute max-md:top-2 max-md:-right-2`}>
        <IconButton label={t('drafts.removeLine', { name: fullName })} onClick={onRemove}>
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </td>
    </tr>
  )
}
