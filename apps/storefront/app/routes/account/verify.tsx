import { ButtonLink } from '@tsiran/ui/button'
import { data, useLoaderData, type HeadersFunction, type LoaderFunctionArgs } from 'react-router'
import { authAddress } from '../../features/session/auth-links.tsx'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { requireRefusal } from '@tsiran/app-kit/forms/submit'
import { clientContext } from '../../platform/api/context.ts'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

/** Confirms the e-mail with the key of the mailed link; opening the link is enough (R15). */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const query = { locale: readLocale(params), key: url.searchParams.get('key') ?? '-' }
  try {
    const { message } = await context.get(clientContext)('GET /api/company/verify', { query })
    return data({ confirmed: true, message })
  } catch (error) {
    const { message, status } = requireRefusal(error)
    return data({ confirmed: false, message }, { status })
  }
}

/** The page of the link in the registration mail. */
export default function VerifyPage() {
  const { confirmed, message } = useLoaderData<typeof loader>()
  const t = useMessages()
  const locale = useLocale()
  return (
    <div className="mx-auto mt-6 w-full max-w-xl rounded-card border border-line bg-card p-5 sm:mt-10 sm:p-8">
      <title>{t('auth.verify')}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <h1 className="mb-5 text-2xl font-extrabold">{t('auth.verify')}</h1>
      <Notice kind={confirmed ? 'success' : 'error'}>{message}</Notice>
      {!confirmed && <p className="mb-4">{t('auth.verifyAgain')}</p>}
      <ButtonLink to={authAddress(locale, 'login')} className="w-full">
        {t('auth.link.login')}
      </ButtonLink>
    </div>
  )
}
