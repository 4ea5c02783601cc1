import Type, { type Static, type TSchema } from 'typebox'
import { maxPage, maxPageSize } from '../limits.ts'
import { perLocale } from '../map-text.ts'
import { LocaleQuery, PlainText } from '../schema.ts'

/** A text that shoppers read, in every language. */
export const Text3 = Type.Object(perLocale(() => Type.String()))
export type Text3 = Static<typeof Text3>

/** The number of a stored thing's state: a write sends back the one it was read with, and gets the new one. */
export const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** Names a form's write, made at random: a call that is repeated with it, since its answer was lost, is done once. */
export const CallKey = Type.String({ pattern: '^[0-9a-f]{32}$' })

/** ISO 8601 with its offset. */
export const Instant = Type.String()

/** `{ data }` around one thing. */
export const one = <S extends TSchema>(thing: S) => Type.Object({ data: thing })

/** A list of what is to be done has no pages: where it is cut, `total` says what is missing. */
export const workList = <S extends TSchema>(row: S) =>
  Type.Object({ data: Type.Array(row), meta: Type.Object({ total: Type.Integer() }) })

/** What every list takes: a page of rows, an order (`-` before it for descending), a text. */
export const ListQuery = {
  ...LocaleQuery,
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize })),
  sort: Type.Optional(PlainText(40)),
  search: Type.Optional(PlainText(200)),
}

/** One of some names. */
export const OneOf = <const T extends string>(names: readonly T[]) =>
  Type.Unsafe<T>({ type: 'string', enum: [...names] })

export const Done = Type.Object({ message: Type.String() })
