import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { maxLengths } from './limits.ts'
import { ApiToken, Id, IdParams, Locales, Message, Nullable, PlainText, Token } from './schema.ts'

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

export const Address = Type.Object({
  id: Id,
  first_name: Type.String(),
  last_name: Type.String(),
  company_name: Type.String(),
  address1: Type.Array(Type.String()),
  country: Type.String(),
  state: Type.String(),
  city: Type.String(),
  postcode: Type.String(),
  phone: Type.String(),
  email: Type.String(),
})
export type Address = Static<typeof Address>

/** Country, state and city are locked; sent values are ignored (spec 1 §5). */
const addressFields = {
  address1: Type.Array(PlainText(maxLengths.street), { maxItems: 3 }),
  phone: PlainText(maxLengths.phone),
  city: Type.Optional(PlainText(100)),
  first_name: Type.Optional(PlainText(maxLengths.firstName)),
  last_name: Type.Optional(PlainText(maxLengths.lastName)),
  company_name: Type.Optional(PlainText(maxLengths.companyName)),
  email: Type.Optional(PlainText(maxLengths.email)),
  postcode: Type.Optional(PlainText(maxLengths.postcode)),
  country: Type.Optional(PlainText(100)),
  state: Type.Optional(PlainText(100)),
}
const AddressAnswer = Type.Object({ message: Message, data: Address })

export const listAddresses = endpoint({
  ...ownCall,
  method: 'GET',
  path: '/api/addresses',
  summary: 'The caller’s addresses, oldest first',
  query: Type.Object(tokenBody),
  success: Type.Object({ data: Type.Array(Address) }),
  errors: [],
})
export const createAddress = endpoint({
  ...ownCall,
  method: 'POST',
  path: '/api/addresses/create',
  summary: 'Adds an address; one that is saved already is answered',
  body: Type.Object({ ...tokenBody, ...addressFields }),
  success: AddressAnswer,
  errors: ['too_many_addresses'],
})
export const updateAddress = endpoint({
  ...ownCall,
  method: 'PUT',
  path: '/api/addresses/:id',
  summary: 'Changes one of the caller’s addresses',
  params: IdParams,
  body: Type.Object({ ...tokenBody, ...addressFields }),
  success: AddressAnswer,
  errors: ['not_found'],
})
export const deleteAddress = endpoint({
  ...ownCall,
  method: 'DELETE',
  path: '/api/addresses/:id',
  summary: 'Removes one of the caller’s addresses',
  params: IdParams,
  body: Type.Object(tokenBody),
  success: Type.Object({ message: Message, data: Type.Array(Address) }),
  errors: ['not_found'],
})
