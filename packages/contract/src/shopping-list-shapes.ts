import Type, { type Static } from 'typebox'
import { VariantDto } from './quick-order-shapes.ts'
import { Drams, Id, Nullable } from './schema.ts'

const listFields = {
  id: Id,
  name: Type.String(),
  /** Everybody of the company sees and uses it. */
  shared: Type.Boolean(),
  /** The caller's own, to be changed; else a shared one of the company. */
  own: Type.Boolean(),
  /** Whose it is, where it is not the caller's. */
  owner: Nullable(Type.String()),
  lines_count: Type.Integer(),
  /** ISO 8601. */
  updated_at: Type.String(),
}
export const ShoppingList = Type.Object(listFields)
export type ShoppingList = Static<typeof ShoppingList>

export const ListLine = Type.Object({
  ...VariantDto.properties,
  /** Pieces that the list asks for. */
  quantity: Type.Integer(),
  /** Drams for the pieces available now; 0 for none. */
  total: Drams,
  /** False once it is no longer sold. */
  sold: Type.Boolean(),
})
export type ListLine = Static<typeof ListLine>

export const ListDetail = Type.Object({ ...listFields, lines: Type.Array(ListLine), total: Drams })
export type ListDetail = Static<typeof ListDetail>
