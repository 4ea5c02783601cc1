import { useQuery } from '@tanstack/react-query'
import type { AdminContactMessage } from '@tsiran/contract/admin/messages'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { maxLengths } from '@tsiran/contract/limits'
import { languages } from '@tsiran/contract/locale'
import { Button } from '@tsiran/ui/button'
import { DetailLayout, Panel } from '@tsiran/ui/detail-layout'
import { TextArea } from '@tsiran/ui/field'
import { LeaveGuard } from '@tsiran/ui/save-bar/leave-guard'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { useEffect, useState, type FormEvent } from 'react'
import { useParams } from 'react-router'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { Facts } from '../../features/people/facts.tsx'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { MessageState } from '../../features/people/message-state.tsx'
import { messageQuery } from '../../features/people/people-queries.ts'
import { useRecordForm } from '../../features/people/use-record-form.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Moment } from '../../features/shell/moment.tsx'
import { Page } from '../../features/shell/page.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useSeen } from '../../platform/api/use-seen.ts'
import { versionConflict } from '../../platform/api/version-conflict.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

const refreshOf = (id: number) => [
  messageQuery(id).queryKey,
  ['GET /api/admin/messages'],
  ['audit'],
]

/** One message: read by being opened, answered by mail, closed. */
export default function Message() {
  const t = useMessages()
  const query = useQuery(messageQuery(Number(useParams()['id'])))
  const back = { to: '/messages', label: t('messages.title') }
  return (
    <LoadThing query={query} back={back}>
      {(message) => <MessagePage key={message.id} message={message} back={back} />}
    </LoadThing>
  )
}

function MessagePage({
  message,
  back,
}: {
  message: AdminContactMessage
  back: { to: string; label: string }
}) {
  const t = useMessages()
  const mayWrite = useCan()('reviews.write')
  const { id, version, state, name, email, phone, locale, answered_by } = message
  const mark = useAct(
    (next: 'read' | 'closed') =>
      api('PUT /api/admin/messages/:id', { params: { id }, body: { version, state: next } }),
    {
      refresh: refreshOf(id),
    },
  )
  const isUnread = mayWrite && state === 'new'
  const { mutate } = mark
  useEffect(() => {
    if (isUnread) mutate('read')
  }, [isUnread, mutate])
  const side = (
    <Panel title={t('messages.who')}>
      <Facts
        rows={[
          [t('people.name'), name],
          [t('session.email'), email],
          [t('people.phone'), phone || '–'],
          [t('messages.received'), <Moment key="at" at={message.created_at} />],
          [t('customers.language'), languages[locale].name],
        ]}
      />
    </Panel>
  )
  const isClosed = state === 'closed'
  return (
    <Page
      title={name}
      back={back}
      aside={<MessageState state={state} />}
      actions={
        mayWrite && (
          <Button
            variant="secondary"
            loading={mark.isPending}
            onClick={() => mark.mutate(isClosed ? 'read' : 'closed')}
          >
            {t(isClosed ? 'messages.open' : 'messages.close')}
          </Button>
        )
      }
    >
      <DetailLayout side={side} sideLabel={t('messages.who')}>
        <Panel title={t('messages.message')}>
          <p className="max-w-prose break-words whitespace-pre-line">{message.message}</p>
        </Panel>
        {message.answer && (
          <Panel
            title={
              answered_by ? t('messages.answered', { name: answered_by }) : t('messages.answer')
            }
          >
            <p className="max-w-prose break-words whitespace-pre-line">{message.answer}</p>
          </Panel>
        )}
        {mayWrite && <AnswerForm message={message} />}
        {mayWrite && <NoteForm message={message} />}
        <ThingHistory type="message" id={id} />
      </DetailLayout>
    </Page>
  )
}

function AnswerForm({ message }: { message: AdminContactMessage }) {
  const t = useMessages()
  const failureText = useFailureText()
  const { id, email, locale } = message
  const [answer, setAnswer] = useState('')
  // A newer version with the same answer, such as a note makes, is no reason for a question.
  const { seen, see, onError } = useSeen(message, (before, now) => before.answer === now.answer)
  const send = useAct(
    async (text: string) => {
      const call = { params: { id }, body: { version: seen.version, answer: text } }
      const { data } = await api('POST /api/admin/messages/:id/answer', call)
      see(data)
      // What was typed meanwhile stays.
      setAnswer((now) => (now === text ? '' : now))
    },
    {
      done: t('messages.sent'),
      refresh: refreshOf(id),
      quiet: true,
    },
  )
  const conflict = versionConflict<AdminContactMessage>(send.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!send.isPending) send.mutate(answer, { onError })
  }
  return (
    <Panel title={t('messages.answer')}>
      <LeaveGuard active={answer.trim() !== ''} />
      <form onSubmit={submit} className="grid gap-4">
        {send.error && (
          <Notice kind={conflict ? 'warning' : 'error'}>
            {conflict
              ? t('messages.conflict', { name: conflict.changed_by ?? t('common.theShop') })
              : failureText(send.error)}
          </Notice>
        )}
        <TextArea
          label={t('messages.answer')}
          hint={t('messages.answerHint', { email, language: languages[locale].name })}
          rows={6}
          value={answer}
          maxLength={maxLengths.message}
          onChange={({ target }) => {
            if (answer === '') see(message)
            setAnswer(target.value)
          }}
        />
        <Button
          type="submit"
          className="justify-self-start"
          loading={send.isPending}
          disabled={answer.trim() === ''}
        >
          {t('messages.send')}
        </Button>
      </form>
    </Panel>
  )
}

const noteOf = ({ note }: AdminContactMessage) => ({ note })

function NoteForm({ message }: { message: AdminContactMessage }) {
  const t = useMessages()
  const { id } = message
  const { values, set, bar } = useRecordForm({
    thing: message,
    values: noteOf,
    words: { note: t('people.note') },
    save: (changes, version) =>
      api('PUT /api/admin/messages/:id', { params: { id }, body: { ...changes, version } }),
    refresh: refreshOf(id),
  })
  return (
    <>
      <Panel title={t('people.note')}>
        <TextArea
          label={t('people.note')}
          hint={t('people.noteHint')}
          value={values.note}
          maxLength={maxLengths.staffNote}
          onChange={({ target }) => set('note', target.value)}
        />
      </Panel>
      <SaveBar {...bar} />
    </>
  )
}
