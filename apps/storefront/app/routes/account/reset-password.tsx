import { Button, ButtonLink } from '@tsiran/ui/button'
import {
  Form,
  useActionData,
  useNavigation,
  useSearchParams,
  type ClientActionFunctionArgs,
} from 'react-router'
import { authAddress } from '../../features/session/auth-links.tsx'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { PasswordField } from '@tsiran/app-kit/forms/password-field'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useFormErrors } from '@tsiran/app-kit/forms/use-form-errors'
import type { action } from './reset-action.ts'
import { type ResetField, checkResetForm } from './reset-values.ts'

export { action } from './reset-action.ts'

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
    check: checkResetForm,
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
