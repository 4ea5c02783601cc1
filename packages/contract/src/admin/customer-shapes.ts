import Type, { type Static } from 'typebox'
import { Id, Locales, Nullable } from '../schema.ts'
import { OrderSums, PersonOrder, Reference } from './people-shapes.ts'
import { Instant, OneOf, Version } from './schema.ts'

export const customerKinds = ['person', 'Manager', 'subUser'] as const
export type CustomerKind = (typeof customerKinds)[number]
export const customerSorts = ['-created_at', 'created_at', 'name', '-name'] as const

export const CustomerListRow = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  kind: OneOf(customerKinds),
  company: Nullable(Reference),
  blocked: Type.Boolean(),
  /** Whether the person has consented to the newsletter. */
  newsletter: Type.Boolean(),
  created_at: Instant,
  ...OrderSums,
})
export type CustomerListRow = Static<typeof CustomerListRow>

export const AdminCustomer = Type.Object({
  id: Id,
  version: Version,
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /** Language of the customer's mails. */
  language: Locales,
  kind: OneOf(customerKinds),
  /** A sub-user's job in the company. */
  position: Type.String(),
  company: Nullable(Reference),
  /** Whether the e-mail is confirmed. */
  verified: Type.Boolean(),
  /** Somebody who is blocked neither signs in nor orders. */
  blocked: Type.Boolean(),
  /** What the staff writes down about the customer; the shop shows it nowhere. */
  note: Type.String(),
  created_at: Instant,
  ...OrderSums,
  addresses: Type.Array(
    Type.Object({ id: Id, name: Type.String(), phone: Type.String(), text: Type.String() }),
  ),
  /** The newest ones, twenty at most. */
  recent_orders: Type.Array(PersonOrder),
})
export type AdminCustomer = Static<typeof AdminCustomer>
