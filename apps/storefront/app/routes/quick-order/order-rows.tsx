import type { OrderRow } from '@tsiran/contract/quick-order-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { OrderLine } from './order-line.tsx'
import type { Order } from './use-order.ts'

interface OrderRowsProps {
  rows: readonly OrderRow[]
  /** Skus that the person left out. */
  left: readonly string[]
  order: Order
}

/** The rows that were read, each with a checkbox, and the total of the chosen ones. */
export function OrderRows({ rows, left, order }: OrderRowsProps) {
  const t = useMessages()
  const list = useRef<HTMLUListElement>(null)
  const isTaken = ({ ready, sku }: OrderRow) => ready && !left.includes(sku)
  const [taken, setTaken] = useState(() => rows.filter(isTaken))
  const count = () => {
    const boxes = list.current?.querySelectorAll<HTMLInputElement>('input[name=take]:checked') ?? []
    setTaken([...boxes].flatMap(({ value }) => rows[Number(value)] ?? []))
  }
  const recount = useRef(count)
  useEffect(() => {
    recount.current = count
  })
  useEffect(() => recount.current(), [rows])

  return (
    <section aria-label={t('quickOrder.lines')} className="grid gap-4">
      <h2 className="text-xl font-extrabold">{t('quickOrder.lines')}</h2>
      <ul
        ref={list}
        onChange={count}
        className="overflow-hidden rounded-card border border-line bg-card"
      >
        {rows.map((row, place) => (
          <OrderLine
            key={`${row.sku}-${row.goods ? '' : row.line}-${row.written}`}
            row={row}
            place={place}
            taken={isTaken(row)}
            onChange={order.changed}
          />
        ))}
      </ul>
      <div className="order-bar sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 -mx-3.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-card p-3.5 shadow-[0_-8px_24px_-16px] shadow-ink/25 md:bottom-4 md:mx-0 md:rounded-card md:border md:p-4">
        <p aria-live="polite" className="tabular-nums">
          {t('quickOrder.chosen', { count: taken.length })}{' '}
          <b className="text-xl font-extrabold whitespace-nowrap">
            {formatMoney(taken.reduce((sum, { total }) => sum + total, 0))}
          </b>
        </p>
        <Button
          type="submit"
          name="intent"
          value="fill"
          loading={order.busy === 'fill'}
          disabled={taken.length === 0}
          className="grow sm:grow-0 sm:px-8"
        >
          {t('quickOrder.fill')}
        </Button>
      </div>
    </section>
  )
}
