import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { maxLengths } from './limits.ts'
import { ApiToken, Id, Locales, Message, Nullable, PlainText, Token } from './schema.ts'

const Role = Type.Unsafe<'Manager' | 'subUser' | false>({ enum: ['Manager', 'subUser', false] })
export type Role = Static<typeof Role>

export const Customer = Type.Object({
  id: Id,
  email: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  name: Type.String(),
  phone: Type.String(),
  role: Role,
  company_name: Nullable(Type.String()),
})
export type Customer = Static<typeof Customer>

const sessionFields = {
  data: Customer,
  role: Role,
  /** Drams of credit that the company has left (R19); null for an individual. */
  limit: Nullable(Type.Integer()),
  company_name: Nullable(Type.String()),
  /** The moment the session ends by itself, ISO 8601. */
  expires_at: Type.String(),
}
export const SessionView = Type.Object(sessionFields)
export type SessionView = Static<typeof SessionView>

export const LoginBody = Type.Object({
  email: PlainText(maxLengths.email),
  password: PlainText(maxLengths.password),
  /** The guest's cart, which joins the customer's (R14). */
  api_token: ApiToken,
  locale: Type.Optional(Locales),
})
export const LoginAnswer = Type.Object({ token: Type.String(), message: Message, ...sessionFields })
const tokenBody = { token: Token, locale: Type.Optional(Locales) }

const customerCall = { tag: 'customers', cache: 'personal', access: 'public' } as const

/** Calls about whoever is signed in. */
const ownCall = { ...customerCall, access: 'customer' } as const
const anonymousCall = { ...customerCall, anonymous: true } as const
const localeQuery = Type.Object({ locale: Type.Optional(Locales) })

export const login = endpoint({
  ...anonymousCall,
  method: 'POST',
  path: '/api/customer/login',
  summary: 'Signs a person in; `?token=true` is taken and says nothing',
  query: localeQuery,
  body: LoginBody,
  success: LoginAnswer,
  errors: ['invalid_credentials', 'email_unverified', 'account_blocked', 'too_many_attempts'],
  refusalFields: ['error'],
})
export const logout = endpoint({
  ...customerCall,
  method: 'POST',
  path: '/api/customer/logout',
  summary: 'Ends the session',
  body: Type.Object(tokenBody),
  success: Type.Object({ message: Message }),
  errors: [],
})
export const getMe = endpoint({
  ...ownCall,
  method: 'GET',
  path: '/api/customer/me',
  summary: 'Who is signed in',
  query: Type.Object(tokenBody),
  success: SessionView,
  errors: [],
})
