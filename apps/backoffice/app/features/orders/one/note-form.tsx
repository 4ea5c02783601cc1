import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { languages, type Locale } from '@tsiran/contract/locale'
import { maxLengths } from '@tsiran/contract/limits'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { Button } from '@tsiran/ui/button'
import { Checkbox } from '@tsiran/ui/checkbox'
import { TextArea } from '@tsiran/ui/field'
import { LeaveGuard } from '@tsiran/ui/save-bar/leave-guard'
import { useState, type FormEvent } from 'react'
import { api } from '../../../platform/api/admin-client.ts'
import { callKey } from '../../../platform/api/call-key.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useCan } from '../../session/me-query.ts'
import { useOrderAct } from './use-order-act.ts'

/** Id of the field, which the key n goes to. */
export const noteFieldName = 'order-note'

/** Writes a note that the staff alone sees, or a mail to the buyer. */
export function NoteForm({ order }: { order: AdminOrder }) {
  const t = useMessages()
  const mayMail = useCan()('orders.write') && order.email !== '' && order.erased_at === null
  const [text, setText] = useState('')
  const [mailed, setMailed] = useState(false)
  const [key, setKey] = useState(callKey)
  const type = (typed: string) => {
    setText(typed)
    setKey(callKey)
  }
  const act = useOrderAct(order, 'note', async (note: string) => {
    const input = { params: { id: order.id }, body: { text: note } }
    const answer = await (mailed
      ? api('POST /api/admin/orders/:id/messages', { ...input, body: { text: note, key } })
      : api('POST /api/admin/orders/:id/notes', input))
    // What was typed meanwhile stays, and the next words are a note again.
    setText((now) => (now.trim() === note ? '' : now))
    setMailed(false)
    return answer
  })
  const language = languages[order.locale as Locale].name
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
        label={t(mailed ? 'orders.message' : 'orders.note')}
        hint={
          mailed ? t('orders.messageHint', { email: order.email, language }) : t('orders.noteHint')
        }
        rows={2}
        maxLength={maxLengths.orderNote}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit()
        }}
      />
      {mayMail && (text.trim() || mailed) && (
        <Checkbox
          label={t('orders.mailBuyer')}
          checked={mailed}
          disabled={act.pending}
          onChange={({ target }) => setMailed(target.checked)}
        />
      )}
      {(text.trim() || act.pending) && (
        <Button
          type="submit"
          variant="secondary"
          loading={act.pending}
          className="justify-self-end"
        >
          {t(mailed ? 'orders.sendMessage' : 'orders.addNote')}
        </Button>
      )}
    </form>
  )
}
