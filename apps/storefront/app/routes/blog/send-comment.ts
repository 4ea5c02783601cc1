import { maxLengths } from '@tsiran/contract/limits'
import { data, type ActionFunctionArgs, type ClientActionFunctionArgs } from 'react-router'
import { formErrors, requireRefusal } from '@tsiran/app-kit/forms/submit'
import { readPostId } from '../../platform/urls/blog-links.ts'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { clientContext } from '../../platform/api/context.ts'
import {
  onlyErrors,
  requiredProblem,
  textOf,
  type FieldErrors,
} from '@tsiran/app-kit/forms/field-errors'
import { readLocale } from '@tsiran/app-kit/i18n/locale'

export type CommentField = 'comment'

/** Validates a comment before it is sent. */
export function checkComment(form: FormData): FieldErrors<CommentField> {
  const text = textOf(form, 'comment')
  return onlyErrors({
    comment:
      requiredProblem(text) ?? ([...text].length > maxLengths.comment ? 'tooLong' : undefined),
  })
}

/** Sends a comment on the form's post; a refused text is returned. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const form = await request.formData()
  const id = readPostId(textOf(form, 'post'))
  const comment = textOf(form, 'comment').replace(/\r\n/g, '\n')
  const nothing = { comment, errors: {} as FieldErrors<CommentField>, sent: null, failure: null }
  const errors = checkComment(form)
  if (Object.keys(errors).length > 0) return data({ ...nothing, errors }, { status: 422 })
  try {
    const { message } = await context.get(clientContext)('POST /api/cms/comments/:id/create', {
      params: { id },
      body: { comment, locale },
    })
    return data({ ...nothing, comment: '', sent: { message, comment } })
  } catch (error) {
    const { status, errors: refused, message } = formErrors(requireRefusal(error), ['comment'])
    const failure = message !== null && status === 401 ? ('login' as const) : message
    return data({ ...nothing, errors: refused, failure }, { status })
  }
}

/** If the network fails, the page stays with the typed comment; '' is the reason. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  actOrStay(serverAction<typeof action>, {
    comment: undefined,
    errors: {} as FieldErrors<CommentField>,
    sent: null,
    failure: '',
  })
