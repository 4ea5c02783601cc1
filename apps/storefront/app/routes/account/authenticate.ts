import type { Client } from '@tsiran/contract/client'
import type { Locale } from '@tsiran/contract/locale'
import {
  authFields,
  checkAuthForm,
  safeValues,
  registrationBody,
  type AuthForm,
  type AuthResult,
} from '../../features/session/auth-form.ts'
import { formErrors, requireRefusal } from '@tsiran/app-kit/forms/submit'
import { toStored, type StoredUser } from '../../features/session/stored-user.ts'

/** Carries out a form of the sign-in window. The session's cookie is set by the call; its token goes no further. */
export async function authenticate(
  client: Client,
  locale: Locale,
  form: AuthForm,
): Promise<AuthResult> {
  const { view, asCompany } = form
  const refused = { outcome: 'refused', view, asCompany, values: safeValues(form) } as const
  const errors = checkAuthForm(form)
  if (Object.keys(errors).length > 0) return { ...refused, status: 422, errors, message: null }
  try {
    if (view === 'login')
      return { outcome: 'signedIn', user: await signIn(client, locale, form), asCompany }
    return {
      outcome: 'done',
      view,
      message: await send(client, locale, form),
      email: form.values.email.trim(),
    }
  } catch (error) {
    const refusal = formErrors(requireRefusal(error), authFields[view])
    // The reason of a failed sign-in is shown under the password (spec 1 §8).
    if (view === 'login' && refusal.message !== null)
      return { ...refused, ...refusal, errors: { password: refusal.message }, message: null }
    return { ...refused, ...refusal }
  }
}

async function signIn(
  client: Client,
  locale: Locale,
  { asCompany, values }: AuthForm,
): Promise<StoredUser> {
  const call = {
    query: { locale },
    body: { email: values.email, password: values.password, locale },
  }
  return toStored(
    asCompany
      ? await client('POST /api/company/login', call)
      : await client('POST /api/customer/login', call),
  )
}

async function send(client: Client, locale: Locale, form: AuthForm): Promise<string> {
  const { view, values } = form
  if (view === 'forgot')
    return (
      await client('POST /api/customer/forgot-password', { body: { email: values.email, locale } })
    ).message
  const body = registrationBody(form, locale)
  if (view === 'reg') {
    const { message, localized_message = message } = await client('POST /api/customer/register', {
      body,
    })
    return localized_message
  }
  const { company_name, address, tin } = values
  return (
    await client('POST /api/company/register', { body: { ...body, company_name, address, tin } })
  ).message
}
