import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { maxLengths } from './limits.ts'
import { Id, IdParams, Locales, Message, Nullable, PlainText, Token } from './schema.ts'

const tokenBody = { token: Token, locale: Type.Optional(Locales) }

const customerCall = { tag: 'customers', cache: 'personal', access: 'public' } as const

/** Calls about whoever is signed in. */
const ownCall = { ...customerCall, access: 'customer' } as const

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
  /** In a shop with zones; null where nobody has said it. */
  district_id: Type.Optional(Nullable(Id)),
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
  district_id: Type.Optional(Nullable(Id)),
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
