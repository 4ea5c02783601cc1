import Type from 'typebox'
import { LoginAnswer, LoginBody, personFields } from './customers.ts'
import { endpoint } from './endpoint.ts'
import { Locales, Message, PlainText } from './schema.ts'

const companyCall = { tag: 'companies', cache: 'personal', anonymous: true } as const
const localeQuery = Type.Object({ locale: Type.Optional(Locales) })

export const companyLogin = endpoint({
  ...companyCall,
  method: 'POST',
  path: '/api/company/login',
  summary: 'Signs a company’s Manager or sub-user in',
  query: localeQuery,
  body: LoginBody,
  success: LoginAnswer,
  errors: ['invalid_credentials', 'email_unverified', 'too_many_attempts'],
  refusalFields: ['error'],
})
export const registerCompany = endpoint({
  ...companyCall,
  method: 'POST',
  path: '/api/company/register',
  summary: 'Registers a company and its Manager, who signs in once the mailed link was opened',
  query: localeQuery,
  body: Type.Object({ company_name: PlainText(200), address: PlainText(300), tin: PlainText(32), ...personFields }),
  success: Type.Object({ success: Type.Literal(true), message: Message }),
  errors: ['too_many_attempts'],
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
