import Type from 'typebox'
import { maxCreditLine, maxLengths } from '../limits.ts'
import { IdParams, LocaleQuery, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { CallKey, one, Version } from './schema.ts'
import { AdminCompany } from './company-shapes.ts'

const companies = { tag: 'companies' } as const
const money = { ...companies, permission: 'credit.write', stepUp: true, method: 'POST' } as const

const answer = one(AdminCompany)

/** The version that the caller saw; without it the present one counts. */
const seen = { ...LocaleQuery, version: Type.Optional(Version) }

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
