import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import type { DraftVariant } from '@tsiran/contract/admin/draft-line-shapes'
import { useState, type RefObject } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { isCode } from './draft-lines.ts'
import { EntryField } from './entry-field.tsx'
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
  const move = (by: number) => {
    if (typed === '') return by < 0 ? onLeaveUp() : undefined
    setOpen(true)
    setActive(Math.min(Math.max(chosen + by, 0), options.length - 1))
  }
  const failed = isShown && found.isError
  const nothing = isShown && isCurrent && !failed && options.length === 0
  const notice = failed ? t('common.callFailed') : t('drafts.noProducts', { text: typed })
  return (
    <EntryField
      field={field}
      label={t('drafts.addLine')}
      hint={t('drafts.addLineHint')}
      text={text}
      search={typed}
      onType={(next) => {
        setText(next)
        setActive(undefined)
        setOpen(true)
      }}
      onMove={move}
      onEnter={enter}
      onClose={() => setOpen(false)}
      options={options}
      optionsLabel={t('drafts.productsFound')}
      active={chosen}
      onChoose={add}
      notice={failed || nothing ? notice : undefined}
    >
      {(variant) => <VariantSummary variant={variant} />}
    </EntryField>
  )
}
