import type { Static, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call. `public`: everybody. `cart`: whoever can own a cart, by `api_token` or a session. `customer`: whoever is signed
 * in. `company`: a company's Manager or sub-user. `staff`: the shop's own people, by their own cookie alone.
 */
export type Access = 'public' | 'cart' | 'customer' | 'company' | 'manager' | 'subUser' | 'staff'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the HTTP API as data. Server, clients, OpenAPI and tests all derive from it. */
export interface Endpoint {
  readonly method: Method
  /** With `:name` for parameters, as Fastify writes them. */
  readonly path: string
  readonly tag: string
  readonly summary: string
  /**
   * `public`: the same answer for everybody without a session, carries an ETag.
   * `personal`: depends on the caller, never stored.
   */
  readonly cache: 'public' | 'personal'
  /** True on a GET that changes something: it gets the cross-site check of a write (R11). */
  readonly writes?: boolean
  /** True if tokens are ignored: a stale one must not keep people from signing in. */
  readonly anonymous?: boolean
  /** Who may call. Others are refused with `unauthenticated` or `forbidden` before their input is read. */
  readonly access: Access
  /** Old fields that a refusal carries beside `message`: `error`, the same text; `success`, false. */
  readonly refusalFields?: readonly ('error' | 'success')[]
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  readonly success: TSchema
  /** Codes that the endpoint may refuse with, besides the shared ones. */
  readonly errors: readonly ErrorCode[]
}

/** Declares an endpoint, keeping the exact types of its schemas. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type Shape<S> = S extends TSchema ? Static<S> : undefined

export type Params<E extends Endpoint> = Shape<E['params']>
export type Query<E extends Endpoint> = Shape<E['query']>
export type Body<E extends Endpoint> = Shape<E['body']>
export type Success<E extends Endpoint> = Static<E['success']>

/** The name of an endpoint: its method and path, `GET /api/brands`. */
export type KeyOf<E extends Endpoint> = E extends Endpoint ? `${E['method']} ${E['path']}` : never

/** The endpoint of a list that a key names. */
export type EndpointByKey<All extends Endpoint, K> = Extract<
  All,
  {
    method: K extends `${infer M} ${string}` ? M : never
    path: K extends `${string} ${infer P}` ? P : never
  }
>

type Part<Name extends string, T> = T extends undefined ? unknown : Record<Name, T>
type OptionalPart<Name extends string, T> = T extends undefined ? unknown : Partial<Record<Name, T>>

/** What a call of an endpoint takes: its params, query and body, where it has them. */
export type InputOf<E extends Endpoint> = Part<'params', Params<E>> &
  OptionalPart<'query', Query<E>> &
  Part<'body', Body<E>>
export type OutputOf<E extends Endpoint> = Success<E>
