import type { AdminComment } from '@tsiran/contract/admin/comments'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { maxLengths } from '@tsiran/contract/limits'
import { Button } from '@tsiran/ui/button'
import { TextArea } from '@tsiran/ui/field'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { useRef, useState, type FormEvent } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { versionConflict } from '../../platform/api/version-conflict.ts'
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
  return (
    <div className="flex flex-wrap gap-1 py-1 max-md:justify-end">
      {status !== 'approved' && (
        <Button
          loading={approve.isPending}
          disabled={reject.isPending}
          onClick={() => approve.mutate()}
        >
          {t('comments.approve')}
        </Button>
      )}
      {status !== 'rejected' && (
        <Button
          variant="quiet"
          loading={reject.isPending}
          disabled={approve.isPending}
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

function AnswerForm({ comment, onDone }: AnswerFormProps) {
  const t = useMessages()
  const failureText = useFailureText()
  const { id, answer: before } = comment
  const [opened] = useState(comment)
  // A newer version with the same answer, such as an approval makes, is no reason for a question.
  const seen = opened.answer === before ? comment : opened
  const [answer, setAnswer] = useState(before)
  const save = useAct(
    (version: number) =>
      api('POST /api/admin/comments/:id/answer', { params: { id }, body: { version, answer } }),
    {
      done: t('common.saved'),
      refresh,
      onDone,
      quiet: true,
    },
  )
  const conflict = versionConflict<AdminComment>(save.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // After a conflict the person has read who answered: saving again is meant.
    if (!save.isPending) save.mutate((conflict?.current ?? seen).version)
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      {save.error && (
        <Notice kind={conflict ? 'warning' : 'error'}>
          {conflict
            ? t('common.conflict', { name: conflict.changed_by ?? t('common.theShop') })
            : failureText(save.error)}
        </Notice>
      )}
      <TextArea
        label={t('comments.answerField')}
        hint={t('comments.answerHint')}
        rows={5}
        value={answer}
        maxLength={maxLengths.comment}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <Button type="submit" loading={save.isPending} disabled={answer.trim() === before}>
        {t(conflict ? 'common.saveAnyway' : 'common.save')}
      </Button>
    </form>
  )
}
