import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { StockRow } from '@tsiran/contract/admin/stock-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { EntryField } from '../drafts/entry-field.tsx'
import { useSettled } from '../drafts/use-settled.ts'
import { isCodeOf, readEntry } from './receipt-lines.ts'
import { stockList } from './stock-queries.ts'
import { variantName } from './variant-name.ts'

const shown = (search: string) => ({ search, limit: 8 })
const none: readonly StockRow[] = []
/** Shorter texts find too much. */
const minLength = 2

interface ReceiptEntryProps {
  field: RefObject<HTMLInputElement | null>
  onAdd: (row: StockRow, pieces: number) => void
  /** A code begins to be looked up, or has been. */
  onLookUp: (isRunning: boolean) => void
}

/**
 * Where the lines of a delivery are typed or scanned: a code, perhaps with pieces behind it, or a part of a name. Enter adds and
 * clears the field at once, so that the next code can be scanned while the server looks.
 */
export function ReceiptEntry({ field, onAdd, onLookUp }: ReceiptEntryProps) {
  const t = useMessages()
  const locale = useLocale()
  const failureText = useFailureText()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const [open, setOpen] = useState(false)
  /** Why the last code was not added. */
  const [miss, setMiss] = useState<string>()
  const { search, pieces } = readEntry(text)
  const settled = useSettled(search)
  const list = useQuery({
    ...stockList(shown(settled)),
    enabled: settled.length >= minLength,
    placeholderData: keepPreviousData,
  })
  const isCurrent = settled === search && list.isSuccess && !list.isPlaceholderData
  const options = open && search.length >= minLength ? (list.data?.data ?? none) : none
  const add = (row: StockRow, count: number) => {
    onAdd(row, count)
    setText('')
    setOpen(false)
    setMiss(undefined)
    field.current?.focus()
  }
  /** Looks a scanned code up before the list has come. What is scanned meanwhile stays in the field. */
  const lookUp = async () => {
    setText('')
    setOpen(false)
    setMiss(undefined)
    onLookUp(true)
    try {
      // A call of its own: the list's would be aborted as the field is cleared.
      const { data } = await api('GET /api/admin/stock', { query: shown(search) })
      const row = data.find((one) => isCodeOf(one, search))
      if (row) return onAdd(row, pieces)
      setMiss(data.length > 0 ? t('stock.chooseOne') : t('stock.noMatch', { text: search }))
      setOpen(true)
    } catch (error) {
      setMiss(failureText(error))
    } finally {
      onLookUp(false)
    }
    flushSync(() => setText((typed) => typed || text))
    // The next scan replaces a code that was not found.
    if (field.current?.value === text) field.current.select()
  }
  useEffect(() => {
    field.current?.setCustomValidity(search === '' ? '' : t('stock.entryLeft'))
  }, [field, search, t])
  const move = (by: number) => {
    setOpen(true)
    setActive(Math.min(Math.max(active + by, 0), Math.max(0, options.length - 1)))
  }
  const enter = () => {
    const option = options[active]
    if (isCurrent && option) add(option, pieces)
    else void lookUp()
  }
  const isNowhere = open && isCurrent && options.length === 0
  const nothing = miss ?? (isNowhere ? t('stock.noMatch', { text: search }) : undefined)
  return (
    <div>
      <EntryField
        field={field}
        label={t('stock.addProduct')}
        hint={t('stock.addProductHint')}
        text={text}
        search={search}
        onType={(next) => {
          setText(next)
          setActive(0)
          setOpen(true)
          setMiss(undefined)
        }}
        onMove={move}
        onEnter={enter}
        onClose={() => setOpen(false)}
        options={options}
        optionsLabel={t('stock.found')}
        active={active}
        onChoose={(row) => add(row, pieces)}
      >
        {(row) => (
          <>
            <span className="block">{variantName(row, locale)}</span>
            <span className="block text-sm text-muted">
              {[row.sku, row.barcode, `${t('stock.stock')}: ${row.qty}`]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </>
        )}
      </EntryField>
      <p role="status" className={nothing ? 'mt-1 font-medium text-red' : 'sr-only'}>
        {nothing}
      </p>
    </div>
  )
}
