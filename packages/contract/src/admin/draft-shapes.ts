import Type, { type Static } from 'typebox'
import { maxLengths } from '../limits.ts'
import { Drams, Id, Locales, Nullable, PlainText } from '../schema.ts'
import { ChosenSlot, SlotDay } from '../delivery.ts'
import { Reference } from './people-shapes.ts'
import { Instant, OneOf, Version } from './schema.ts'
import { DraftLine } from './draft-line-shapes.ts'

/** Who and where, as far as it is known; an empty text is not known yet. */
export const DraftAddress = Type.Object({
  first_name: PlainText(maxLengths.firstName),
  last_name: PlainText(maxLengths.lastName),
  company_name: PlainText(maxLengths.companyName),
  /** May stay empty: the buyer then gets no mails. */
  email: PlainText(maxLengths.email),
  phone: PlainText(maxLengths.phone),
  /** Street, and what belongs to it. */
  address1: Type.Array(PlainText(maxLengths.street), { maxItems: 3 }),
})
export type DraftAddress = Static<typeof DraftAddress>

/** A customer that an order can be taken for. A company's orders are its Manager's, also where a sub-user was found. */
export const Buyer = Type.Object({
  customer_id: Id,
  name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  company: Nullable(Reference),
  /** Drams of credit that the company has left. */
  credit_left: Nullable(Drams),
  /** The sub-user of the company that the search found. */
  sub_user: Nullable(Type.String()),
})
export type Buyer = Static<typeof Buyer>

/** What an order still needs. `lines`: there are none, or one has a problem. `email`: it is not one; none at all is fine. */
export const missingParts = [
  'lines',
  'name',
  'phone',
  'email',
  'address',
  'shipping',
  'payment',
  'district',
  'slot',
] as const
export type MissingPart = (typeof missingParts)[number]

export const Draft = Type.Object({
  id: Id,
  version: Version,
  state: OneOf(['open', 'placed']),
  /** Number of the order that was made of it. */
  order_id: Nullable(Type.Integer()),
  staff: Reference,
  created_at: Instant,
  updated_at: Instant,
  /** Null for a guest. */
  buyer: Nullable(Buyer),
  /** The buyer's saved addresses. */
  addresses: Type.Array(DraftAddress),
  address: DraftAddress,
  /** Language of the order and its mails. */
  buyer_locale: Locales,
  lines: Type.Array(DraftLine),
  /** The line that the shop adds by itself (R8); null for none. */
  service: Nullable(Type.Object({ name: Type.String(), total: Drams })),
  sub_total: Drams,
  /** Null where no delivery is chosen. */
  shipping_amount: Nullable(Drams),
  grand_total: Drams,
  shipping_method: Nullable(Type.String()),
  /** As orders store them, `flatrate_flatrate`. */
  shippings: Type.Array(
    Type.Object({
      method: Type.String(),
      title: Type.String(),
      rate: Drams,
      pickup: Type.Boolean(),
    }),
  ),
  payment_method: Nullable(Type.String()),
  /** Ways of payment without a bank's page. `disabled`: the credit left is less than the total. */
  payments: Type.Array(
    Type.Object({
      method: Type.String(),
      title: Type.String(),
      available: Nullable(Drams),
      disabled: Type.Boolean(),
    }),
  ),
  /** The districts that the shop delivers to, by zones; none in a shop without zones, or where the buyer collects. */
  districts: Type.Array(Reference),
  district_id: Nullable(Id),
  /** The open slots of the draft's zone by days; none in a shop without slots. */
  days: Type.Array(SlotDay),
  slot: Nullable(ChosenSlot),
  /** The zone's smallest order; null for none. */
  minimum: Nullable(Type.Object({ amount: Drams, missing: Drams })),
  note: Type.String(),
  missing: Type.Array(OneOf(missingParts)),
})
export type Draft = Static<typeof Draft>

export const DraftRow = Type.Object({
  id: Id,
  staff: Reference,
  name: Type.String(),
  phone: Type.String(),
  company: Nullable(Type.String()),
  lines: Type.Integer(),
  updated_at: Instant,
})
export type DraftRow = Static<typeof DraftRow>
