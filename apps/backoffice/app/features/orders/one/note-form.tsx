import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { maxLengths } from '@tsiran/contract/limits'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { Button } from '@tsiran/ui/button'
import { TextArea } from '@tsiran/ui/field'
import { LeaveGuard } from '@tsiran/ui/save-bar/leave-guard'
import { useState, type FormEvent } from 'react'
import { api } from '../../../platform/api/admin-client.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useOrderAct } from './use-order-act.ts'

/** Id of the field, which the key n goes to. */
export const noteFieldName = 'order-note'

/** Writes a note that the staff alone sees. */
export function NoteForm({ order }: { order: AdminOrder }) {
  const t = useMessages()
  const [text, setText] = useState('')
  const act = useOrderAct(order, 'note', async (note: string) => {
    const params = { id: order.id }
    const answer = await api('POST /api/admin/orders/:id/notes', { params, body: { text: note } })
    // What was typed meanwhile stays.
    setText((now) => (now.trim() === note ? '' : now))
    return answer
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) act.run(text.trim())
  }
  return (
    <form onSubmit={send} className="mb-5 grid gap-2">
      <LeaveGuard active={text.trim() !== ''} />
      {act.failure && <Notice kind="error">{act.failure}</Notice>}
      <TextArea
        name={noteFieldName}
        label={t('orders.note')}
        hint={t('orders.noteHint')}
        rows={2}
        maxLength={maxLengths.orderNote}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit()
        }}
      />
      {(text.trim() || act.pending) && (
        <Button
          type="submit"
          variant="secondary"
          loading={act.pending}
          className="justify-self-end"
        >
          {t('orders.addNote')}
        </Button>
      )}
    </form>
  )
}
