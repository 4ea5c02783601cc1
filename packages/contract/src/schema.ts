import Type, { type Static, type TSchema } from 'typebox'
import { locales, type Locale } from './locale.ts'

/** A schema that also takes null, in the form that serialises without a union. */
export function Nullable<S extends TSchema>(schema: S) {
  const { type } = schema as unknown as { type: string }
  return Type.Unsafe<Static<S> | null>({ ...schema, type: [type, 'null'] })
}

export const Locales = Type.Unsafe<Locale>({ type: 'string', enum: [...locales] })
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
/** An id that is `bigint` in the database. */
export const BigId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
/** Whole drams. */
export const Drams = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
/** A token as clients send it; absent, or empty where it is optional. */
export const Token = Type.Optional(Type.String({ maxLength: 2048 }))
export const ApiToken = Type.Optional(Type.String({ maxLength: 64 }))
export const Message = Type.String()
export const PlainText = (maxLength: number) => Type.String({ maxLength })

export const LocaleQuery = { locale: Type.Optional(Locales) }
export const CallerQuery = { ...LocaleQuery, token: Token, api_token: ApiToken }
export const IdParams = Type.Object({ id: Id })

export const PageLinks = Type.Object({
  first: Type.String(),
  last: Type.String(),
  prev: Nullable(Type.String()),
  next: Nullable(Type.String()),
})

export const PageMeta = Type.Object({
  current_page: Type.Integer(),
  last_page: Type.Integer(),
  per_page: Type.Integer(),
  from: Nullable(Type.Integer()),
  to: Nullable(Type.Integer()),
  total: Type.Integer(),
})
export type PageMeta = Static<typeof PageMeta>

/** `{ data, links, meta }` with the page's rows. */
export const paged = <S extends TSchema>(row: S) => ({
  data: Type.Array(row),
  links: PageLinks,
  meta: PageMeta,
})

/** A day in Yerevan, `YYYY-MM-DD`. */
export const Day = Type.String({
  maxLength: 10,
  pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
})
