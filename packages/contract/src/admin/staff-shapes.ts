import Type, { type Static } from 'typebox'
import { maxLengths } from '../limits.ts'
import { emailPattern } from '../patterns.ts'
import { Id, Locales, Nullable, PlainText } from '../schema.ts'
import { staffRoles } from './permissions.ts'
import { Instant, OneOf, Version } from './schema.ts'

export const Email = Type.String({ maxLength: maxLengths.email, pattern: emailPattern })
export const Password = PlainText(maxLengths.password)
export const Name = Type.String({ minLength: 1, maxLength: maxLengths.fullName, pattern: '\\S' })
/** A secret of a link, or a one-time code. */
export const Secret = PlainText(200)
export const Roles = Type.Array(OneOf(staffRoles), {
  minItems: 1,
  maxItems: staffRoles.length,
  uniqueItems: true,
})
/** A browser's answer to a passkey challenge; the library that verifies it knows its shape. */
export const Assertion = Type.Unsafe<Record<string, unknown>>({})
/** What `navigator.credentials` is called with. */
export const PasskeyOptions = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
})
export const UuidParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
})

export const secondFactors = ['none', 'totp', 'passkey'] as const
export type SecondFactor = (typeof secondFactors)[number]

/** The signed-in member of the staff. */
export const Me = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  roles: Roles,
  permissions: Type.Array(Type.String()),
  locale: Locales,
  /** The stronger one that is set up. */
  second_factor: OneOf(secondFactors),
  /** Whether codes of an app are set up, beside passkeys or alone. */
  has_totp: Type.Boolean(),
  /** True where the person's roles need a second factor that is not set up yet: nothing else opens before. */
  second_factor_required: Type.Boolean(),
  /** Until when a step-up counts; null for no step-up. */
  confirmed_until: Nullable(Instant),
  version: Version,
})
export type Me = Static<typeof Me>

export const StaffMember = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  roles: Roles,
  active: Type.Boolean(),
  second_factor: OneOf(secondFactors),
  seen_at: Nullable(Instant),
  sessions: Type.Integer(),
  created_at: Instant,
  version: Version,
})
export type StaffMember = Static<typeof StaffMember>

export const Invite = Type.Object({
  id: Id,
  email: Type.String(),
  name: Type.String(),
  roles: Roles,
  expires_at: Instant,
})
export type Invite = Static<typeof Invite>

export const StaffSession = Type.Object({
  id: Type.String(),
  user_agent: Type.String(),
  created_at: Instant,
  seen_at: Instant,
  expires_at: Instant,
  current: Type.Boolean(),
})
export type StaffSession = Static<typeof StaffSession>

export const Passkey = Type.Object({
  id: Id,
  name: Type.String(),
  created_at: Instant,
  used_at: Nullable(Instant),
})
export type Passkey = Static<typeof Passkey>

/** One of them proves who calls. */
export const Proof = {
  password: Type.Optional(Password),
  code: Type.Optional(Secret),
  assertion: Type.Optional(Assertion),
}
