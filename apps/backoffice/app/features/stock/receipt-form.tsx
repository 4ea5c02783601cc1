import { isApiError } from '@tsiran/app-kit/api/api-error'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { maxLengths, maxLines } from '@tsiran/contract/limits'
import { Button } from '@tsiran/ui/button'
import { Panel } from '@tsiran/ui/detail-layout'
import { Field } from '@tsiran/ui/field'
import { LeaveGuard } from '@tsiran/ui/save-bar/leave-guard'
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { callKey } from '../../platform/api/call-key.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { ReceiptEntry } from './receipt-entry.tsx'
import { addPieces, piecesOf, type ReceiptLine } from './receipt-lines.ts'
import { useReceive } from './use-receive.ts'
import { isSaidByFields } from '../../platform/api/said-by-fields.ts'
import { ReceiptLineList } from './receipt-line-list.tsx'

/** The receipt that has the paper already. */
const receiptOf = (error: unknown): number | undefined =>
  isApiError(error) ? (error.data as { receipt_id: number }).receipt_id : undefined

/** Takes a delivery in: who brought it, and what came. */
export function ReceiptForm() {
  const t = useMessages()
  const failureText = useFailureText()
  const [supplier, setSupplier] = useState('')
  const [paper, setPaper] = useState('')
  const [lines, setLines] = useState<readonly ReceiptLine[]>([])
  const [key] = useState(callKey)
  /** Codes that are being looked up. */
  const [waiting, setWaiting] = useState(0)
  const entry = useRef<HTMLInputElement>(null)
  const { received, sent: refused, ...write } = useReceive()
  const pieces = piecesOf(lines)
  // The paper that a colleague has taken in, as long as it is the one in the form: the next press takes in what more came with it.
  const isAgain =
    isApiError(write.error) &&
    write.error.code === 'already_received' &&
    refused?.supplier === supplier.trim() &&
    refused.reference === paper.trim()
  const fields = isApiError(write.error) ? write.error.fields : {}
  const errorOf = (name: string) => fields[name]?.[0]
  const ready =
    supplier.trim() !== '' &&
    lines.length > 0 &&
    waiting === 0 &&
    lines.every(({ qty }) => qty !== null && qty > 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!ready) return
    write.run({
      supplier: supplier.trim(),
      reference: paper.trim(),
      key,
      ...(isAgain && { again: true }),
      lines: lines.map(({ row, qty, expires }) => ({
        variant_id: row.variant_id,
        qty: qty!,
        expires_on: expires || null,
      })),
    })
  }
  /** A scanner ends each code with Enter, wherever the focus is: only the button takes the delivery in. */
  const toEntry = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    entry.current?.focus()
  }
  return (
    <form onSubmit={submit} onKeyDown={toEntry} className="grid max-w-4xl gap-5">
      <LeaveGuard
        active={received === null && (supplier !== '' || paper !== '' || lines.length > 0)}
      />
      <Panel title={t('stock.supplier')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t('stock.supplier')}
            required
            maxLength={maxLengths.supplier}
            value={supplier}
            error={errorOf('supplier')}
            onChange={({ target }) => setSupplier(target.value)}
          />
          <Field
            label={t('stock.paper')}
            maxLength={maxLengths.reference}
            value={paper}
            error={errorOf('reference')}
            onChange={({ target }) => setPaper(target.value)}
          />
        </div>
      </Panel>
      <Panel title={t('field.lines')}>
        <ReceiptEntry
          field={entry}
          onAdd={(row, count) => setLines((present) => addPieces(present, row, count))}
          onLookUp={(isRunning) => setWaiting((count) => count + (isRunning ? 1 : -1))}
        />
        {lines.length >= maxLines && (
          <div className="mt-4">
            <Notice kind="warning">{t('stock.fullReceipt', { count: maxLines })}</Notice>
          </div>
        )}
        <ReceiptLineList lines={lines} errorOf={errorOf} onChange={setLines} />
      </Panel>
      {write.error && !isSaidByFields(fields, ['supplier', 'reference']) && (
        <Notice kind="error">
          {isApiError(write.error) && write.error.code === 'conflict'
            ? t('stock.receivedOtherwise')
            : failureText(write.error)}
          {isAgain && (
            <Link
              to={`/stock/receipts/${receiptOf(write.error)}`}
              target="_blank"
              className="flex min-h-11 w-fit items-center underline"
            >
              {t('stock.showReceipt')}
            </Link>
          )}
        </Notice>
      )}
      <Button
        type="submit"
        loading={write.pending}
        disabled={!ready}
        className="justify-self-end max-sm:w-full"
      >
        {t(isAgain ? 'stock.receiveAgain' : 'stock.receive', { count: pieces })}
      </Button>
    </form>
  )
}
