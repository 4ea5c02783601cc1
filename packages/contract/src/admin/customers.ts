import Type from 'typebox'
import { maxLengths } from '../limits.ts'
import { Id, IdParams, LocaleQuery, Locales, paged, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { listExport } from './list-export.ts'
import { Done, Instant, ListQuery, one, OneOf, Version } from './schema.ts'
import { customerKinds, customerSorts, CustomerListRow, AdminCustomer } from './customer-shapes.ts'

const customers = { tag: 'customers' } as const
const read = { ...customers, permission: 'customers.read', method: 'GET' } as const
const write = { ...customers, permission: 'customers.write' } as const

const filter = {
  search: ListQuery.search,
  kind: Type.Optional(OneOf(customerKinds)),
  company_id: Type.Optional(Id),
  blocked: Type.Optional(Type.Boolean()),
  newsletter: Type.Optional(Type.Boolean()),
}

export const listCustomers = adminEndpoint({
  ...read,
  path: '/api/admin/customers',
  summary: 'People with an account; `search` takes a name, an e-mail or digits of a phone',
  query: Type.Object({
    ...ListQuery,
    ...filter,
    sort: Type.Optional(OneOf(customerSorts)),
  }),
  success: Type.Object(paged(CustomerListRow)),
  errors: [],
})
/** Everybody's names, e-mails and phones at once: the owner's, who proves who they are. */
export const exportCustomers = listExport({
  ...customers,
  permission: 'people.write',
  stepUp: true,
  path: '/api/admin/customers/export',
  what: 'The people of a filter with an account',
  filter,
})
export const getCustomer = adminEndpoint({
  ...read,
  path: '/api/admin/customers/:id',
  summary: 'One customer with addresses and newest orders',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: one(AdminCustomer),
  errors: ['not_found'],
})
export const changeCustomer = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/customers/:id',
  summary:
    'Changes a customer; a field that is left out stays. Blocking ends the customer’s sessions',
  params: IdParams,
  body: Type.Object({
    ...LocaleQuery,
    version: Version,
    first_name: Type.Optional(PlainText(maxLengths.firstName)),
    last_name: Type.Optional(PlainText(maxLengths.lastName)),
    phone: Type.Optional(PlainText(maxLengths.phone)),
    language: Type.Optional(Locales),
    note: Type.Optional(PlainText(maxLengths.staffNote)),
    blocked: Type.Optional(Type.Boolean()),
  }),
  success: one(AdminCustomer),
  errors: ['not_found', 'version_conflict'],
})
export const eraseCustomer = adminEndpoint({
  ...customers,
  permission: 'people.write',
  stepUp: true,
  method: 'POST',
  path: '/api/admin/customers/:id/erase',
  summary:
    'Erases a customer for good: the account is deleted, ended orders stay without the person. `email` is the account’s, as typed',
  params: IdParams,
  body: Type.Object({ ...LocaleQuery, email: Type.String({ maxLength: maxLengths.email }) }),
  success: Done,
  errors: ['not_found', 'order_open', 'money_open', 'debt_open', 'manager_needed'],
})
export const sendResetLink = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/customers/:id/reset-link',
  summary:
    'Mails a customer a link to choose a password, and answers it this once; it works for an hour and once',
  params: IdParams,
  body: Type.Object(LocaleQuery),
  success: one(Type.Object({ link: Type.String(), expires_at: Instant })),
  errors: ['not_found', 'conflict'],
})
