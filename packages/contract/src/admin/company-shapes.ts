import Type, { type Static } from 'typebox'
import { requestStatuses } from '../cart-requests.ts'
import { Drams, Id, Nullable } from '../schema.ts'
import { OrderSums, PersonOrder } from './people-shapes.ts'
import { Instant, OneOf, Version } from './schema.ts'

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
export const MinimumOrder = Nullable(Drams)

export const CompanyListRow = Type.Object({
  id: Id,
  name: Type.String(),
  tin: Type.String(),
  status: OneOf(companyStatuses),
  /** The first Manager's name, masked for whoever may not see people; empty where nobody is one. */
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

/** A company. Whoever may not see people gets names, e-mails and phones masked, and neither address nor notes. */
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
