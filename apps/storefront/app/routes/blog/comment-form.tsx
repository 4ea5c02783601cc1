import { maxLengths } from '@tsiran/contract/limits'
import { Button } from '@tsiran/ui/button'
import { TextArea } from '@tsiran/ui/field'
import { useEffect } from 'react'
import { Form, useActionData, useLocation, useNavigation } from 'react-router'
import { AuthLink } from '../../features/session/auth-link.tsx'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useFormErrors } from '@tsiran/app-kit/forms/use-form-errors'
import { checkComment, type clientAction, type CommentField } from './send-comment.ts'

/** Takes a comment; a form like any other where scripts are off. */
export function CommentForm({ postId }: { postId: number }) {
  const t = useMessages()
  const { pathname, search } = useLocation()
  const answer = useActionData<typeof clientAction>()
  const busy = useNavigation().formMethod === 'POST'
  const { form, words, onSubmit, onInput } = useFormErrors<CommentField>({
    check: checkComment,
    refused: answer?.errors,
    busy,
  })
  const sent = answer?.sent
  useEffect(() => {
    // What was typed since it was sent stays.
    const box = form.current?.elements.namedItem('comment')
    if (sent && box instanceof HTMLTextAreaElement && box.value === sent.comment)
      form.current?.reset()
  }, [sent, form])
  return (
    <>
      {sent && <Notice kind="success">{sent.message}</Notice>}
      {typeof answer?.failure === 'string' && (
        <Notice kind="error">
          {answer.failure === 'login' ? (
            <AuthLink view="login" className="underline">
              {t('blog.comments.login')}
            </AuthLink>
          ) : (
            answer.failure || t('errors.unavailable')
          )}
        </Notice>
      )}
      <Form
        ref={form}
        method="post"
        action={`${pathname}${search}#comments`}
        preventScrollReset
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
        className="grid justify-items-start gap-3 rounded-card border border-line bg-card p-5"
      >
        <input type="hidden" name="post" value={postId} />
        <TextArea
          name="comment"
          label={t('blog.comments.label')}
          hint={t('blog.comments.hint')}
          error={words('comment')}
          rows={4}
          maxLength={maxLengths.comment}
          required
          defaultValue={answer?.comment}
          className="w-full"
        />
        <Button type="submit" loading={busy}>
          {t('blog.comments.send')}
        </Button>
      </Form>
    </>
  )
}
