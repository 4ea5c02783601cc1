import Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { maxLengths } from './limits.ts'
import { Locales, Message, PlainText, Token } from './schema.ts'
import { Customer } from './customer-session.ts'

/** What both registrations ask of the person. The domain validates the texts. */
export const personFields = {
  first_name: PlainText(maxLengths.firstName),
  last_name: PlainText(maxLengths.lastName),
  email: PlainText(maxLengths.email),
  phone: PlainText(maxLengths.phone),
  password: PlainText(maxLengths.password),
  password_confirmation: PlainText(maxLengths.password),
  locale: Type.Optional(Locales),
}
const tokenBody = { token: Token, locale: Type.Optional(Locales) }

/** Accepted and ignored: never stored (R29). */
const ignored = {
  gender: Type.Optional(PlainText(50)),
  date_of_birth: Type.Optional(PlainText(50)),
}

const customerCall = { tag: 'customers', cache: 'personal', access: 'public' } as const

/** Calls about whoever is signed in. */
const ownCall = { ...customerCall, access: 'customer' } as const
const anonymousCall = { ...customerCall, anonymous: true } as const
const localeQuery = Type.Object({ locale: Type.Optional(Locales) })

export const register = endpoint({
  ...anonymousCall,
  method: 'POST',
  path: '/api/customer/register',
  summary:
    'Registers an individual; `message` is the English sentence in every language, since clients know success by it',
  query: localeQuery,
  body: Type.Object({ ...personFields, ...ignored }),
  success: Type.Object({ message: Message, localized_message: Type.Optional(Message) }),
  errors: ['email_taken', 'too_many_attempts'],
})
export const forgotPassword = endpoint({
  ...anonymousCall,
  method: 'POST',
  path: '/api/customer/forgot-password',
  summary:
    'Sends a link to choose a new password; the same answer whether the address is known or not',
  body: Type.Object({ email: PlainText(maxLengths.email), locale: Type.Optional(Locales) }),
  success: Type.Object({ message: Message }),
  errors: ['too_many_attempts'],
  refusalFields: ['error'],
})
export const resetPassword = endpoint({
  ...anonymousCall,
  method: 'POST',
  path: '/api/customer/reset-password',
  summary: 'Chooses a new password with the key of the link; ends all sessions',
  body: Type.Object({
    key: PlainText(100),
    password: PlainText(maxLengths.password),
    password_confirmation: PlainText(maxLengths.password),
    locale: Type.Optional(Locales),
  }),
  success: Type.Object({ message: Message }),
  errors: ['link_invalid'],
  refusalFields: ['error'],
})
export const changeProfile = endpoint({
  ...ownCall,
  method: 'PUT',
  path: '/api/customer/profile',
  summary:
    'Changes what it is given of the profile; a new password ends all other sessions. A new e-mail or password takes `current_password`, which may be left out in the first 15 minutes of a session',
  body: Type.Object({
    ...tokenBody,
    email: Type.Optional(PlainText(maxLengths.email)),
    password: Type.Optional(PlainText(maxLengths.password)),
    password_confirmation: Type.Optional(PlainText(maxLengths.password)),
    /** The password that the account has now: asked for with a new e-mail or password, unless the sign-in is fresh. */
    current_password: Type.Optional(PlainText(maxLengths.password)),
    first_name: Type.Optional(PlainText(maxLengths.firstName)),
    last_name: Type.Optional(PlainText(maxLengths.lastName)),
    phone: Type.Optional(PlainText(maxLengths.phone)),
    ...ignored,
  }),
  success: Type.Object({ message: Message, data: Customer }),
  errors: ['email_taken', 'forbidden', 'too_many_attempts'],
})
