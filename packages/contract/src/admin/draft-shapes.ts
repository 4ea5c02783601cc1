import Type, { type Static } from 'typebox'
import { maxLengths, maxPieces } from '../limits.ts'
import { Drams, Id, Locales, Nullable, PlainText } from '../schema.ts'
import { ChosenSlot, SlotDay } from '../delivery.ts'
import { Instant, OneOf, Version } from './schema.ts'

const Reference = Type.Object({ id: Id, name: Type.String() })

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

/** Why a line cannot be ordered as it is: `stock`, fewer are there; `pack`, no full packs; `gone`, sold out or not sold any more. */
export const lineProblems = ['stock', 'pack', 'gone'] as const

/** A variant at the buyer's price. Drams and pieces. */
const variant = {
  product_id: Id,
  sku: Type.String(),
  name: Type.String(),
  /** Chosen options; empty for a simple product. */
  options: Type.String(),
  image: Type.String(),
  unit: Type.String(),
  unit_price: Drams,
  in_stock: Type.Integer(),
  min_qty: Type.Integer(),
  box_qty: Nullable(Type.Integer()),
  box_price: Nullable(Drams),
}
export const DraftVariant = Type.Object({ ...variant, variant_id: Id })
export type DraftVariant = Static<typeof DraftVariant>

export const DraftLine = Type.Object({
  ...variant,
  /** Null where the variant was deleted: the next change of the lines drops the line. */
  variant_id: Nullable(Id),
  /** Pieces that the buyer wants, and that can be ordered. */
  quantity: Type.Integer(),
  available: Type.Integer(),
  /** Drams for the available pieces. */
  total: Drams,
  problem: Nullable(OneOf(lineProblems)),
  /** The price of a piece when the draft was last changed; null where it is the same. */
  earlier_price: Nullable(Drams),
})
export type DraftLine = Static<typeof DraftLine>

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

/** A line of a pasted text that is not in the draft. `variant`: the code names a product with options to choose from. */
export const PasteProblem = Type.Object({
  /** Its number in the text, from 1. */
  line: Type.Integer(),
  sku: Type.String(),
  /** A quantity that could not be read. */
  written: Type.String(),
  problem: OneOf(['unknown', 'variant', 'quantity', 'fraction']),
  variants: Type.Array(DraftVariant),
})
export type PasteProblem = Static<typeof PasteProblem>

export const WantedLine = Type.Object({
  variant_id: Id,
  quantity: Type.Integer({ minimum: 1, maximum: maxPieces }),
})
export type WantedLine = Static<typeof WantedLine>
