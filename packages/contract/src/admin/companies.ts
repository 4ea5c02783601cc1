import Type, { type Static } from 'typebox'
import { requestStatuses } from '../company-cart.ts'
import { maxCreditLine, maxLengths } from '../limits.ts'
import { Drams, Id, IdParams, LocaleQuery, Nullable, paged, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { listExport } from './list-export.ts'
import { OrderSums, PersonOrder } from './people-shapes.ts'
import { CallKey, Instant, ListQuery, one, OneOf, Version } from './schema.ts'

const companies = { tag: 'companies' } as const
const read = { ...companies, permission: 'companies.read', method: 'GET' } as const
const write = { ...companies, permission: 'companies.write' } as const
const money = { ...companies, permission: 'credit.write', stepUp: true, method: 'POST' } as const

/** `new`: waits for approval. `blocked`: its people neither sign in nor order. */
export const companyStatuses = ['new', 'approved', 'blocked'] as const
export type CompanyStatus = (typeof companyStatuses)[number]
export const companySorts = [
  '-created_at',
  'created_at',
  'name',
  '-name',
  '-owed',
  'owed',
  '-credit_line',
  'credit_line',
] as const

/** Drams that a company owes for orders on credit, by the days since each was placed. Together they are `owed`. */
export const Debts = Type.Object({ days_30: Drams, days_60: Drams, days_90: Drams, older: Drams })
export type Debts = Static<typeof Debts>

const credit = {
  /** Drams that the company may owe, and owes. */
  credit_line: Drams,
  owed: Drams,
  debts: Debts,
}

/** Drams of the company's smallest order, which wins over the zone's; 0 for none, null where the zone's counts. */
const MinimumOrder = Nullable(Drams)

export const CompanyListRow = Type.Object({
  id: Id,
  name: Type.String(),
  tin: Type.String(),
  status: OneOf(companyStatuses),
  /** The first Manager's name; empty where nobody is one. */
  manager: Type.String(),
  ...credit,
  created_at: Instant,
  ...OrderSums,
})
export type CompanyListRow = Static<typeof CompanyListRow>

export const CompanyPayment = Type.Object({
  id: Type.Integer(),
  at: Instant,
  amount: Drams,
  note: Type.String(),
  /** Who wrote it down: one of the staff, or `script`. */
  by: Type.String(),
})
export type CompanyPayment = Static<typeof CompanyPayment>

/** A company. Whoever may not see people gets e-mails and phones masked and no address. */
export const AdminCompany = Type.Object({
  id: Id,
  version: Version,
  name: Type.String(),
  tin: Type.String(),
  address: Type.String(),
  status: OneOf(companyStatuses),
  note: Type.String(),
  minimum_order: MinimumOrder,
  created_at: Instant,
  ...credit,
  /** Drams owed for delivered orders: what a payment may settle. */
  due: Drams,
  ...OrderSums,
  users: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      email: Type.String(),
      phone: Type.String(),
      role: OneOf(['Manager', 'subUser']),
      position: Type.String(),
      blocked: Type.Boolean(),
    }),
  ),
  /** The newest ones, twenty of each at most. */
  recent_orders: Type.Array(PersonOrder),
  requests: Type.Array(
    Type.Object({
      id: Type.Integer(),
      created_at: Instant,
      user: Type.String(),
      status: OneOf(requestStatuses),
      total: Drams,
      order_id: Nullable(Type.Integer()),
    }),
  ),
  payments: Type.Array(CompanyPayment),
})
export type AdminCompany = Static<typeof AdminCompany>

const answer = one(AdminCompany)
/** The version that the caller saw; without it the present one counts. */
const seen = { ...LocaleQuery, version: Type.Optional(Version) }

const filter = {
  search: ListQuery.search,
  status: Type.Optional(OneOf(companyStatuses)),
  in_debt: Type.Optional(Type.Boolean()),
}

export const listCompanies = adminEndpoint({
  ...read,
  path: '/api/admin/companies',
  summary:
    'Companies with credit and debts by age; `search` takes a name, a tax number or a Manager',
  query: Type.Object({
    ...ListQuery,
    ...filter,
    sort: Type.Optional(OneOf(companySorts)),
  }),
  success: Type.Object(paged(CompanyListRow)),
  errors: [],
})
export const exportCompanies = listExport({
  ...companies,
  permission: 'companies.read',
  path: '/api/admin/companies/export',
  what: 'The companies of a filter with credit and debts by age',
  filter,
})
export const getCompany = adminEndpoint({
  ...read,
  path: '/api/admin/companies/:id',
  summary: 'One company with users, newest orders, requests, credit and payments',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found'],
})
export const changeCompany = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/companies/:id',
  summary: 'Changes a company; a field that is left out stays',
  params: IdParams,
  body: Type.Object({
    ...LocaleQuery,
    version: Version,
    name: Type.Optional(PlainText(maxLengths.companyName)),
    address: Type.Optional(PlainText(maxLengths.companyAddress)),
    note: Type.Optional(PlainText(maxLengths.staffNote)),
    minimum_order: Type.Optional(MinimumOrder),
  }),
  success: answer,
  errors: ['not_found', 'version_conflict'],
})
export const approveCompany = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/companies/:id/approve',
  summary: 'Approves a new company, or takes a block back; again changes nothing',
  params: IdParams,
  body: Type.Object(seen),
  success: answer,
  errors: ['not_found', 'version_conflict'],
})
export const blockCompany = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/companies/:id/block',
  summary:
    'Blocks a company: its people are signed out and neither sign in nor order; again changes nothing',
  params: IdParams,
  body: Type.Object(seen),
  success: answer,
  errors: ['not_found', 'version_conflict'],
})
export const changeCreditLine = adminEndpoint({
  ...money,
  path: '/api/admin/companies/:id/credit',
  summary: 'Sets what a company may owe, in drams; it may be less than it owes already',
  params: IdParams,
  body: Type.Object({ ...seen, limit: Type.Integer({ minimum: 0, maximum: maxCreditLine }) }),
  success: answer,
  errors: ['not_found', 'version_conflict'],
})
export const settleDebt = adminEndpoint({
  ...money,
  path: '/api/admin/companies/:id/settle',
  summary:
    'Records a payment of debt: the oldest delivered orders are paid first, and closed where they are paid in full',
  params: IdParams,
  body: Type.Object({
    ...seen,
    amount: Type.Integer({ minimum: 1, maximum: maxCreditLine }),
    note: Type.Optional(PlainText(maxLengths.staffNote)),
    /** A call that is repeated answers the payment of the first one. */
    key: Type.Optional(CallKey),
  }),
  success: Type.Object({ data: AdminCompany, closed: Type.Array(Type.Integer()) }),
  errors: ['not_found', 'conflict', 'version_conflict'],
})
