import type { Input } from '@tsiran/contract/api'
import type { Locale } from '@tsiran/contract/locale'
import {
  confirmationProblem,
  emailProblem,
  loginPasswordProblem,
  onlyErrors,
  passwordProblem,
  phoneProblem,
  requiredProblem,
  textOf,
  tinProblem,
  type FieldErrors,
} from '@tsiran/app-kit/forms/field-errors'
import type { StoredUser } from './stored-user.ts'

/** The views of the sign-in window: sign-in, forgotten password, registration of a person, of a company (spec 1 §4). */
export const authViews = ['login', 'forgot', 'reg', 'sign'] as const
export type AuthView = (typeof authViews)[number]

/** The form of a view: what somebody typed into a registration stays where it turns into a company's, and back. */
export const formOf = (view: AuthView): AuthView => (view === 'sign' ? 'reg' : view)

/** The view of an address. */
export const readView = (text: string | null): AuthView =>
  authViews.find((view) => view === text) ?? 'login'

const person = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'password',
  'password_confirmation',
] as const
const allFields = ['company_name', 'tin', 'address', ...person] as const
export type AuthField = (typeof allFields)[number]

/** The fields of each view, in the order in which it shows them. */
export const authFields: Record<AuthView, readonly AuthField[]> = {
  login: ['email', 'password'],
  forgot: ['email'],
  reg: person,
  sign: allFields,
}

export interface AuthForm {
  view: AuthView
  /** Whether to sign in as a company's user. */
  asCompany: boolean
  values: Record<AuthField, string>
}

/** Reads a posted form of any view. */
export function readAuthForm(form: FormData): AuthForm {
  const values = Object.fromEntries(
    allFields.map((name) => [name, textOf(form, name)]),
  ) as AuthForm['values']
  return { view: readView(textOf(form, 'view')), asCompany: form.get('kind') === 'company', values }
}

/** Finds missing and malformed fields (spec 1 §5). */
export function checkAuthForm({ view, values }: AuthForm): FieldErrors<AuthField> {
  const problems: Record<AuthField, string | undefined> = {
    company_name: requiredProblem(values.company_name),
    address: requiredProblem(values.address),
    tin: tinProblem(values.tin),
    first_name: requiredProblem(values.first_name),
    last_name: requiredProblem(values.last_name),
    email: emailProblem(values.email),
    phone: phoneProblem(values.phone),
    password:
      view === 'login' ? loginPasswordProblem(values.password) : passwordProblem(values.password),
    password_confirmation: confirmationProblem(values.password_confirmation, values.password),
  }
  const shown = authFields[view]
  return onlyErrors(
    Object.fromEntries(shown.map((field) => [field, problems[field]])) as typeof problems,
  )
}

type Registration = Input<'POST /api/customer/register'>['body']

/** The body of a person's registration; the company's has three fields more. */
export function registrationBody({ values }: AuthForm, locale: Locale): Registration {
  return {
    ...(Object.fromEntries(
      person.map((field) => [field, values[field]]),
    ) as unknown as Registration),
    locale,
  }
}

/** The values to show again in a refused form: no passwords. */
export const safeValues = ({ values }: AuthForm): AuthForm['values'] => ({
  ...values,
  password: '',
  password_confirmation: '',
})

/** The result of a posted form. */
export type AuthResult =
  | { outcome: 'signedIn'; user: StoredUser; asCompany: boolean }
  /** Registered, or a link was sent: the message, and the e-mail that was typed. */
  | { outcome: 'done'; view: AuthView; message: string; email: string }
  | {
      outcome: 'refused'
      view: AuthView
      asCompany: boolean
      status: number
      errors: FieldErrors<AuthField>
      /** Empty where the shop could not be reached. */
      message: string | null
      values: AuthForm['values']
    }

/** An e-mail that the view before has passed on in the history's state: an address would be visible. */
export function passedEmail(state: unknown): string {
  const email =
    typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined
  return typeof email === 'string' ? email : ''
}
