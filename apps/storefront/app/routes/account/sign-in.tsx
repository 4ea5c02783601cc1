import { profilePath } from '@tsiran/contract/shop-paths'
import {
  data,
  redirect,
  useActionData,
  useLocation,
  useSearchParams,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { AuthPanel } from '../../features/session/auth-panel.tsx'
import {
  formOf,
  readAuthForm,
  readView,
  passedEmail,
  safeValues,
  type AuthResult,
} from '../../features/session/auth-form.ts'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { textOf } from '@tsiran/app-kit/forms/field-errors'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { backIn } from '../../platform/urls/safe-back.ts'
import { authenticate } from './authenticate.ts'

/** Redirects people who are signed in already. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  if (context.get(pageContext).signedIn) throw redirect(profilePath(locale))
  return null
}

/** A post changes nothing on the page, and a sign-in leaves it by a new document. */
export const shouldRevalidate = () => false

/** Every view of the sign-in window posts here, with scripts and without. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const posted = await request.formData()
  const result = await authenticate(context.get(clientContext), locale, readAuthForm(posted))
  // Scripts store the user and navigate themselves; a plain form is redirected (R13).
  if (posted.has('scripted')) return data(result)
  if (result.outcome === 'signedIn')
    throw redirect(backIn(locale, textOf(posted, 'back')) || profilePath(locale), 303)
  return data(result, { status: result.outcome === 'refused' ? result.status : 200 })
}

/** If the network fails, the form stays with all that was typed. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = readAuthForm(await request.clone().formData())
  return actOrStay<AuthResult, AuthResult>(serverAction<typeof action>, {
    outcome: 'refused',
    view: form.view,
    asCompany: form.asCompany,
    status: 503,
    errors: {},
    message: '',
    values: safeValues(form),
  })
}

/** The sign-in window as a page of its own. */
export default function SignInPage() {
  const answer = useActionData<typeof clientAction>()
  const [query] = useSearchParams()
  const { state } = useLocation()
  const t = useMessages()
  const locale = useLocale()
  const asked = readView(query.get('view'))
  const view = answer?.outcome === 'done' && answer.view !== 'forgot' ? 'login' : asked
  const email = answer?.outcome === 'done' ? answer.email : passedEmail(state)
  return (
    <div className="mx-auto mt-6 w-full max-w-xl rounded-card border border-line bg-card p-5 sm:mt-10 sm:p-8">
      <title>{t(`auth.title.${view}`)}</title>
      <meta name="robots" content="noindex" />
      <h1 className="mb-5 text-2xl font-extrabold">{t(`auth.title.${view}`)}</h1>
      <AuthPanel
        key={formOf(view)}
        view={view}
        answer={answer}
        email={email}
        back={backIn(locale, query.get('back'))}
        leadBack
      />
    </div>
  )
}
