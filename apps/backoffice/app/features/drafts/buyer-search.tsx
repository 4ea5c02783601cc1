import { useQuery } from '@tanstack/react-query'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { Spinner } from '@tsiran/ui/spinner'
import { useRef, useState, type KeyboardEvent } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useSettled } from './use-settled.ts'
import { BuyerLines } from './buyer-lines.tsx'

interface BuyerSearchProps {
  /** A customer, or a guest with what was typed: a phone, a name or an e-mail. */
  onChoose: (buyer: { customerId: number } | { guest: string }) => void
  pending: boolean
}

/** Shorter texts find nobody. */
const minLength = 3
const optionClass =
  'grid min-h-14 w-full cursor-pointer content-center rounded-control border border-line bg-card px-4 py-2 text-left hover:border-leaf hover:bg-leaf-soft disabled:cursor-wait'

/** Who is on the phone: a customer by anything that is known of them, or a guest. */
export function BuyerSearch({ onChoose, pending }: BuyerSearchProps) {
  const t = useMessages()
  const [text, setText] = useState('')
  const typed = text.trim()
  const settled = useSettled(typed)
  const place = useRef<HTMLDivElement>(null)
  const found = useQuery({
    queryKey: ['buyers', settled],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/buyers', { query: { search: settled }, signal })).data,
    enabled: settled.length >= minLength,
  })
  const buyers = found.data ?? []
  const isCurrent = settled === typed && !found.isFetching
  const moveFocus = (by: number) => {
    const stops = [...(place.current?.querySelectorAll<HTMLElement>('input, button') ?? [])]
    stops[stops.indexOf(document.activeElement as HTMLElement) + by]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    moveFocus(by)
  }
  const submit = () => {
    if (!isCurrent || pending) return
    const [only, more] = buyers
    if (more) moveFocus(1)
    else if (only) onChoose({ customerId: only.customer_id })
    else onChoose({ guest: typed })
  }
  return (
    <div ref={place} onKeyDown={onKeyDown} className="grid gap-3">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field
          label={t('drafts.caller')}
          hint={t('drafts.callerHint')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoFocus
          autoComplete="off"
        />
      </form>
      {found.isError && <Notice kind="error">{t('common.callFailed')}</Notice>}
      {/* Its height is constant: the guest's button stays where it is pressed while the answer arrives. */}
      <div className="flex min-h-6 items-center">
        {found.isFetching && <Spinner />}
        <p role="status" className={isCurrent && buyers.length === 0 ? 'text-muted' : 'sr-only'}>
          {isCurrent &&
            found.data &&
            (buyers.length === 0
              ? t('drafts.nobody')
              : t('drafts.found', { count: buyers.length }))}
        </p>
      </div>
      {buyers.length > 0 && (
        <ul className="grid gap-2">
          {buyers.map((buyer) => (
            <li key={buyer.customer_id}>
              <button
                type="button"
                disabled={pending}
                onClick={() => onChoose({ customerId: buyer.customer_id })}
                className={optionClass}
              >
                <BuyerLines buyer={buyer} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        disabled={pending}
        onClick={() => onChoose({ guest: typed })}
        className="justify-self-start"
      >
        {typed ? t('drafts.guestNamed', { text: typed }) : t('drafts.guest')}
      </Button>
    </div>
  )
}
