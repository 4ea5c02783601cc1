import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import type { DraftVariant } from '@tsiran/contract/admin/draft-line-shapes'
import { popupClass } from '@tsiran/ui/popup-class'
import { Field } from '@tsiran/ui/field'
import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { isCode } from './draft-lines.ts'
import { VariantSummary } from './variant-summary.tsx'
import { useSettled } from './use-settled.ts'

interface LineEntryProps {
  draftId: Draft['id']
  field: RefObject<HTMLInputElement | null>
  onAdd: (variant: DraftVariant) => void
  /** Looks a code up, with the quantity behind it. */
  onCode: (text: string) => void
  /** The arrow key upwards, in an empty field. */
  onLeaveUp: () => void
}

/** Shorter texts find too much. */
const minLength = 2
const none: readonly DraftVariant[] = []

/**
 * Where lines are typed: a code, perhaps with a quantity, or a part of a name. Enter adds and clears the field at once, so that the
 * next code can be typed, or scanned, while the server works.
 */
export function LineEntry({ draftId, field, onAdd, onCode, onLeaveUp }: LineEntryProps) {
  const t = useMessages()
  const listId = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState<number>()
  const [open, setOpen] = useState(false)
  const typed = text.trim()
  const settled = useSettled(typed)
  const found = useQuery({
    queryKey: ['draft-variants', draftId, settled],
    queryFn: async ({ signal }) =>
      (
        await api('GET /api/admin/drafts/:id/variants', {
          params: { id: draftId },
          query: { search: settled },
          signal,
        })
      ).data,
    enabled: settled.length >= minLength,
    placeholderData: keepPreviousData,
  })
  const isShown = open && typed.length >= minLength
  const isCurrent = settled === typed && !found.isPlaceholderData && !found.isPending
  const options = isShown ? (found.data ?? none) : none
  // A name takes the best match; a code is looked up as it is, unless somebody chooses.
  const chosen = active ?? (isCode(typed) || !isCurrent ? -1 : 0)
  const clear = () => {
    setText('')
    setActive(undefined)
    setOpen(false)
  }
  const add = (variant: DraftVariant) => {
    onAdd(variant)
    clear()
    field.current?.focus()
  }
  const enter = () => {
    const option = options[chosen]
    if (option && isCurrent) add(option)
    else if (isCode(typed)) {
      onCode(typed)
      clear()
    } else setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      if (typed === '') return by < 0 ? onLeaveUp() : undefined
      setOpen(true)
      setActive(Math.min(Math.max(chosen + by, 0), options.length - 1))
    } else if (event.key === 'Enter' && typed !== '') {
      event.preventDefault()
      enter()
    } else if (event.key === 'Escape') setOpen(false)
  }
  const failed = isShown && found.isError
  const nothing = isShown && isCurrent && !failed && options.length === 0
  return (
    <div className="relative">
      <Field
        ref={field}
        label={t('drafts.addLine')}
        hint={t('drafts.addLineHint')}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setActive(undefined)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={options[chosen] ? `${listId}-${chosen}` : undefined}
      />
      <div
        className={
          options.length > 0 || nothing || failed
            ? `${popupClass} absolute inset-x-0 top-19 z-20 max-h-96 overflow-y-auto p-1.5`
            : 'hidden'
        }
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
      >
        <ul id={listId} role="listbox" aria-label={t('drafts.productsFound')}>
          {options.map((variant, index) => (
            <li
              key={variant.variant_id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === chosen}
              onClick={() => add(variant)}
              className={`cursor-pointer rounded-lg px-2.5 py-1.5 hover:bg-leaf-soft ${index === chosen ? 'bg-leaf-soft' : ''}`}
            >
              <VariantSummary variant={variant} />
            </li>
          ))}
        </ul>
        <p role="status" className={nothing || failed ? 'px-2.5 py-2 text-muted' : 'sr-only'}>
          {failed ? t('common.callFailed') : nothing && t('drafts.noProducts', { text: typed })}
        </p>
      </div>
    </div>
  )
}
