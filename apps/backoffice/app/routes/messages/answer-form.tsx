import type { AdminContactMessage } from '@tsiran/contract/admin/messages'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { maxLengths } from '@tsiran/contract/limits'
import { languages } from '@tsiran/contract/locale'
import { Button } from '@tsiran/ui/button'
import { Panel } from '@tsiran/ui/detail-layout'
import { TextArea } from '@tsiran/ui/field'
import { LeaveGuard } from '@tsiran/ui/save-bar/leave-guard'
import { useState, type FormEvent } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useSeen } from '../../platform/api/use-seen.ts'
import { versionConflict } from '../../platform/api/version-conflict.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { messageChanged } from '../../features/people/people-queries.ts'

/** Answers a message by mail, in the sender's language. */
export function AnswerForm({ message }: { message: AdminContactMessage }) {
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
      refresh: messageChanged(id),
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
