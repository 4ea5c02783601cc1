import Type from 'typebox'
import { maxLengths } from '../limits.ts'
import { IdParams, LocaleQuery, paged, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { listExport } from './list-export.ts'
import { ListQuery, one, OneOf, Version } from './schema.ts'
import {
  companyStatuses,
  companySorts,
  MinimumOrder,
  CompanyListRow,
  AdminCompany,
} from './company-shapes.ts'

const companies = { tag: 'companies' } as const
const read = { ...companies, permission: 'companies.read', method: 'GET' } as const
const write = { ...companies, permission: 'companies.write' } as const

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
