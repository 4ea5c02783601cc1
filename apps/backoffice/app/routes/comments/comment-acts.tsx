import type { AdminComment } from '@tsiran/contract/admin/comments'
import { maxLengths } from '@tsiran/contract/limits'
import { Button } from '@tsiran/ui/button'
import { TextArea } from '@tsiran/ui/field'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { useRef, useState, type FormEvent } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

const refresh = [['GET /api/admin/comments'], ['audit']]

/** What somebody may do with a comment. */
export function CommentActs({
  comment: { id, version, status, answer, name },
}: {
  comment: AdminComment
}) {
  const t = useMessages()
  const [answering, setAnswering] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const call = { params: { id }, body: { version } }
  const options = { done: t('common.saved'), refresh }
  const approve = useAct(() => api('POST /api/admin/comments/:id/approve', call), options)
  const reject = useAct(() => api('POST /api/admin/comments/:id/reject', call), options)
  const busy = approve.isPending || reject.isPending
  return (
    <div className="flex flex-wrap gap-1 py-1 max-md:justify-end">
      {status !== 'approved' && (
        <Button loading={approve.isPending} disabled={busy} onClick={() => approve.mutate()}>
          {t('comments.approve')}
        </Button>
      )}
      {status !== 'rejected' && (
        <Button
          variant="quiet"
          loading={reject.isPending}
          disabled={busy}
          onClick={() => reject.mutate()}
        >
          {t('comments.reject')}
        </Button>
      )}
      <Button ref={opener} variant="quiet" onClick={() => setAnswering(true)}>
        {t('comments.answer')}
      </Button>
      {answering && (
        <FormDialog
          onClose={() => setAnswering(false)}
          title={t('comments.answerTo', { name })}
          opener={opener}
        >
          <AnswerForm comment={{ id, version, answer }} onDone={() => setAnswering(false)} />
        </FormDialog>
      )}
    </div>
  )
}

interface AnswerFormProps {
  comment: Pick<AdminComment, 'id' | 'version' | 'answer'>
  onDone: () => void
}

function AnswerForm({ comment: { id, version, answer: before }, onDone }: AnswerFormProps) {
  const t = useMessages()
  const [answer, setAnswer] = useState(before)
  const save = useAct(
    () => api('POST /api/admin/comments/:id/answer', { params: { id }, body: { version, answer } }),
    {
      done: t('common.saved'),
      refresh,
      onDone,
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <TextArea
        label={t('comments.answerField')}
        hint={t('comments.answerHint')}
        rows={5}
        value={answer}
        maxLength={maxLengths.comment}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <Button type="submit" loading={save.isPending} disabled={answer.trim() === before}>
        {t('common.save')}
      </Button>
    </form>
  )
}
