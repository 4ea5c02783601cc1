import Type, { type Static } from 'typebox'
import { Drams, Locales, Nullable } from '../schema.ts'
import { Instant } from './schema.ts'
import { Seller, priced, delivered, sums } from './document-shapes.ts'

export const InvoiceLine = Type.Object(priced)
export type InvoiceLine = Static<typeof InvoiceLine>

/** What an invoice says: frozen when it was issued, in the order's language. */
export const InvoiceData = Type.Object({
  seller: Seller,
  /** `tin` is empty for a person. */
  buyer: Type.Object({ name: Type.String(), tin: Type.String(), address: Type.String() }),
  delivery_address: Type.String(),
  placed_at: Instant,
  shipping_title: Type.String(),
  payment_title: Type.String(),
  ...delivered,
  lines: Type.Array(InvoiceLine),
  ...sums,
  /** Drams of value-added tax that the total contains. */
  vat: Drams,
})
export type InvoiceData = Static<typeof InvoiceData>

export const Invoice = Type.Object({
  id: Type.Integer(),
  kind: Type.Literal('invoice'),
  /** `2026-000001`: of its year, without gaps. */
  number: Type.String(),
  order_id: Type.Integer(),
  locale: Locales,
  issued_at: Instant,
  /** When another one took its place; null while it counts. */
  canceled_at: Nullable(Instant),
  /** Drams that the bank holds for the order now and has not given yet; absent for none. */
  held: Type.Optional(Drams),
  data: InvoiceData,
})
export type Invoice = Static<typeof Invoice>
