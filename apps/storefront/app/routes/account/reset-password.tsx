import { Button, ButtonLink } from '@tsiran/ui/button'
import {
  data,
  Form,
  useActionData,
  useNavigation,
  useSearchParams,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
} from 'react-router'
import { authAddress } from '../../features/session/auth-links.tsx'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { PasswordField } from '@tsiran/app-kit/forms/password-field'
import { formErrors, requireRefusal } from '@tsiran/app-kit/forms/submit'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { clientContext } from '../../platform/api/context.ts'
import {
  confirmationProblem,
  onlyErrors,
  passwordProblem,
  textOf,
  type FieldErrors,
} from '@tsiran/app-kit/forms/field-errors'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useFormErrors } from '@tsiran/app-kit/forms/use-form-errors'

const fields = ['password', 'password_confirmation'] as const
type ResetField = (typeof fields)[number]

const check = (form: FormData): FieldErrors<ResetField> => {
  const password = textOf(form, 'password')
  return onlyErrors({
    password: passwordProblem(password),
    password_confirmation: confirmationProblem(textOf(form, 'password_confirmation'), password),
  })
}

/** Sets the new password with the key of the mailed link. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const form = await request.formData()
  const errors = check(form)
  if (Object.keys(errors).length > 0)
    return data({ errors, failure: null, message: null }, { status: 422 })
  const body = {
    key: textOf(form, 'key'),
    password: textOf(form, 'password'),
    password_confirmation: textOf(form, 'password_confirmation'),
    locale,
  }
  try {
    const { message } = await context.get(clientContext)('POST /api/customer/reset-password', {
      body,
    })
    return data({ errors: {}, failure: null, message })
  } catch (error) {
    const { status, errors: refused, message: failure } = formErrors(requireRefusal(error), fields)
    return data({ errors: refused, failure, message: null }, { status })
  }
}

/** If the network fails, the form stays with what was typed; '' is the reason. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  actOrStay(serverAction<typeof action>, { errors: {}, failure: '', message: null })

/** The page of the mailed link: sets a new password. */
export default function ResetPasswordPage() {
  const answer = useActionData<typeof clientAction>()
  const [query] = useSearchParams()
  const t = useMessages()
  const locale = useLocale()
  const busy = useNavigation().formMethod === 'POST'
  const { form, words, onSubmit } = useFormErrors<ResetField>({
    check,
    refused: answer?.errors,
    busy,
  })
  return (
    <div className="mx-auto mt-6 w-full max-w-xl rounded-card border border-line bg-card p-5 sm:mt-10 sm:p-8">
      <title>{t('auth.reset')}</title>
      <meta name="robots" content="noindex" />
      {/* The referrer must not pass the key to other sites. */}
      <meta name="referrer" content="same-origin" />
      <h1 className="mb-5 text-2xl font-extrabold">{t('auth.reset')}</h1>
      {answer?.message ? (
        <>
          <Notice kind="success">{answer.message}</Notice>
          <ButtonLink to={authAddress(locale, 'login')} className="w-full">
            {t('auth.link.login')}
          </ButtonLink>
        </>
      ) : (
        <Form ref={form} method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
          {answer?.failure === '' && <Notice kind="error">{t('errors.unavailable')}</Notice>}
          {answer?.failure && (
            <Notice kind="error">
              {/* Used, perhaps by a press whose answer was lost; expired, or unknown: the same text, which tells nobody which. */}
              {t('auth.resetGone')}{' '}
              {(['login', 'forgot'] as const).map((view) => (
                <a
                  key={view}
                  href={authAddress(locale, view)}
                  className="mr-4 inline-block font-semibold underline"
                >
                  {t(`auth.link.${view}`)}
                </a>
              ))}
            </Notice>
          )}
          <input type="hidden" name="key" value={query.get('key') ?? ''} />
          <PasswordField
            name="password"
            label={t('account.newPassword')}
            error={words('password')}
            autoComplete="new-password"
          />
          <PasswordField
            name="password_confirmation"
            label={t('auth.field.password_confirmation')}
            error={words('password_confirmation')}
            autoComplete="new-password"
          />
          <Button type="submit" loading={busy}>
            {t('account.save')}
          </Button>
        </Form>
      )}
    </div>
  )
}
