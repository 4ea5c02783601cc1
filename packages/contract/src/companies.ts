import Type, { type Static } from 'typebox'
import { personFields } from './customers.ts'
import { LoginAnswer, LoginBody } from './customer-session.ts'
import { endpoint } from './endpoint.ts'
import { maxLengths } from './limits.ts'
import { Id, Locales, Message, Nullable, PlainText, Token } from './schema.ts'

const companyCall = {
  tag: 'companies',
  cache: 'personal',
  access: 'public',
  anonymous: true,
} as const
const localeQuery = Type.Object({ locale: Type.Optional(Locales) })

export const companyLogin = endpoint({
  ...companyCall,
  method: 'POST',
  path: '/api/company/login',
  summary: 'Signs a company’s Manager or sub-user in',
  query: localeQuery,
  body: LoginBody,
  success: LoginAnswer,
  errors: ['invalid_credentials', 'email_unverified', 'account_blocked', 'too_many_attempts'],
  refusalFields: ['error'],
})
export const registerCompany = endpoint({
  ...companyCall,
  method: 'POST',
  path: '/api/company/register',
  summary: 'Registers a company and its Manager, who signs in once the mailed link was opened',
  query: localeQuery,
  body: Type.Object({
    company_name: PlainText(maxLengths.companyName),
    address: PlainText(maxLengths.companyAddress),
    tin: PlainText(32),
    ...personFields,
  }),
  success: Type.Object({ success: Type.Literal(true), message: Message }),
  errors: ['email_taken', 'too_many_attempts'],
  refusalFields: ['success'],
})
export const verifyEmail = endpoint({
  ...companyCall,
  method: 'GET',
  path: '/api/company/verify',
  writes: true,
  summary: 'Confirms an e-mail with the key of the mailed link',
  query: Type.Object({ key: PlainText(100), locale: Type.Optional(Locales) }),
  success: Type.Object({ message: Message }),
  errors: ['link_invalid'],
})

export const CompanyUser = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  position: Type.String(),
  /** As the Manager typed it, in the answers of add and edit alone (R16). */
  public_password: Nullable(Type.String()),
})
export type CompanyUser = Static<typeof CompanyUser>

/** Calls of a signed-in Manager, about that Manager's own company. */
const managerCall = { tag: 'companies', cache: 'personal', access: 'manager' } as const
const tokenBody = { token: Token, locale: Type.Optional(Locales) }
const userFields = {
  name: PlainText(maxLengths.fullName),
  email: PlainText(maxLengths.email),
  password: PlainText(maxLengths.password),
  position: PlainText(maxLengths.position),
}
const UserAnswer = Type.Object({ success: Type.Literal(true), message: Message, user: CompanyUser })

export const listCompanyUsers = endpoint({
  ...managerCall,
  method: 'GET',
  path: '/api/company/user/get',
  summary: 'The company’s users, oldest first',
  query: Type.Object(tokenBody),
  success: Type.Object({ success: Type.Literal(true), users: Type.Array(CompanyUser) }),
  errors: ['forbidden'],
  refusalFields: ['success'],
})
export const addCompanyUser = endpoint({
  ...managerCall,
  method: 'POST',
  path: '/api/company/user/add',
  summary: 'Adds a user to the company',
  body: Type.Object({ ...tokenBody, ...userFields }),
  success: UserAnswer,
  errors: ['forbidden', 'email_taken', 'too_many_users', 'too_many_attempts'],
  refusalFields: ['success'],
})
export const editCompanyUser = endpoint({
  ...managerCall,
  method: 'PUT',
  path: '/api/company/user/edit',
  summary:
    'Changes a user of the company; another password ends that user’s sessions, an empty one changes nothing',
  body: Type.Object({ ...tokenBody, id: Id, ...userFields }),
  success: UserAnswer,
  errors: ['forbidden', 'not_found', 'email_taken', 'too_many_attempts'],
  refusalFields: ['success'],
})
export const deleteCompanyUser = endpoint({
  ...managerCall,
  method: 'DELETE',
  path: '/api/company/user/delete',
  summary: 'Deletes a user of the company, whose sessions end at once',
  body: Type.Object({ ...tokenBody, id: Id }),
  success: Type.Object({ success: Type.Literal(true), message: Message }),
  errors: ['forbidden', 'not_found'],
  refusalFields: ['success'],
})
