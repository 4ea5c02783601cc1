import { useQuery } from '@tanstack/react-query'
import type { AdminContactMessage } from '@tsiran/contract/admin/messages'
import { languages } from '@tsiran/contract/locale'
import { Button } from '@tsiran/ui/button'
import { DetailLayout, Panel } from '@tsiran/ui/detail-layout'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { Facts } from '../../features/people/facts.tsx'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { MessageState } from '../../features/people/message-state.tsx'
import { messageQuery, messageChanged } from '../../features/people/people-queries.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Moment } from '../../features/shell/moment.tsx'
import { Page } from '../../features/shell/page.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { AnswerForm } from './answer-form.tsx'
import { NoteForm } from './note-form.tsx'

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
      refresh: messageChanged(id),
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
