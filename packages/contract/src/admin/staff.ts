import Type, { type Static } from 'typebox'
import { maxLengths } from '../limits.ts'
import { emailPattern } from '../patterns.ts'
import { Id, LocaleQuery, Locales, Nullable, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { staffRoles } from './permissions.ts'
import { Done, Instant, one, OneOf, Version } from './schema.ts'

const Email = Type.String({ maxLength: maxLengths.email, pattern: emailPattern })
const Password = PlainText(maxLengths.password)
const Name = Type.String({ minLength: 1, maxLength: maxLengths.fullName, pattern: '\\S' })
/** A secret of a link, or a one-time code. */
const Secret = PlainText(200)
const Roles = Type.Array(OneOf(staffRoles), { minItems: 1, maxItems: staffRoles.length, uniqueItems: true })
/** A browser's answer to a passkey challenge; the library that verifies it knows its shape. */
const Assertion = Type.Unsafe<Record<string, unknown>>({})
/** What `navigator.credentials` is called with. */
const PasskeyOptions = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })
const UuidParams = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) })
const IdParams = Type.Object({ id: Id })

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

export const Invite = Type.Object({ id: Id, email: Type.String(), name: Type.String(), roles: Roles, expires_at: Instant })
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

export const Passkey = Type.Object({ id: Id, name: Type.String(), created_at: Instant, used_at: Nullable(Instant) })
export type Passkey = Static<typeof Passkey>

const staff = { tag: 'staff' } as const
const anyone = { ...staff, permission: 'anyone' } as const
const own = { ...staff, permission: 'staff' } as const
const people = { ...staff, permission: 'staff.write', stepUp: true } as const
/** One of them proves who calls. */
const Proof = { password: Type.Optional(Password), code: Type.Optional(Secret), assertion: Type.Optional(Assertion) }

export const getClaim = adminEndpoint({
  ...anyone,
  method: 'GET',
  path: '/api/admin/claim',
  summary: 'Whether the shop has no staff yet, so that the printed link makes its owner',
  success: one(Type.Object({ open: Type.Boolean() })),
  errors: [],
})
export const claimShop = adminEndpoint({
  ...anyone,
  method: 'POST',
  path: '/api/admin/claim',
  summary: 'Makes the first owner by the printed link, and signs them in',
  body: Type.Object({ ...LocaleQuery, token: Secret, email: Email, password: Password, name: Name }),
  success: one(Type.Object({ staff: Me })),
  errors: ['not_found', 'too_many_attempts'],
})
export const openSession = adminEndpoint({
  ...anyone,
  method: 'POST',
  path: '/api/admin/session',
  summary: 'Signs in by password; a second factor may be asked for next',
  body: Type.Object({ ...LocaleQuery, email: PlainText(maxLengths.email), password: Password }),
  success: one(Type.Object({ staff: Nullable(Me), second_factor: OneOf(secondFactors), options: Type.Optional(PasskeyOptions) })),
  errors: ['invalid_credentials', 'too_many_attempts'],
})
export const proveSecondFactor = adminEndpoint({
  ...staff,
  permission: 'password',
  method: 'POST',
  path: '/api/admin/session/second-factor',
  summary: 'Completes a sign-in by a code, a recovery code or a passkey',
  body: Type.Object({ ...LocaleQuery, code: Proof.code, assertion: Proof.assertion }),
  success: one(Type.Object({ staff: Me })),
  errors: ['invalid_credentials', 'too_many_attempts'],
})
export const getConfirmOptions = adminEndpoint({
  ...own,
  method: 'POST',
  path: '/api/admin/session/confirm/options',
  summary: 'How the caller may confirm who they are, with a passkey challenge where there is a passkey',
  body: Type.Object(LocaleQuery),
  success: one(Type.Object({ by: Type.Array(OneOf(['password', 'totp', 'passkey'])), options: Nullable(PasskeyOptions) })),
  errors: [],
})
export const confirmSession = adminEndpoint({
  ...own,
  method: 'POST',
  path: '/api/admin/session/confirm',
  summary: 'Proves who calls once more; counts for ten minutes',
  body: Type.Object({ ...LocaleQuery, ...Proof }),
  success: one(Type.Object({ confirmed_until: Instant })),
  errors: ['invalid_credentials', 'too_many_attempts'],
})
export const endSession = adminEndpoint({
  ...staff,
  permission: 'password',
  method: 'DELETE',
  path: '/api/admin/session',
  summary: 'Signs out',
  success: Done,
  errors: [],
})
export const getMe = adminEndpoint({
  ...staff,
  permission: 'password',
  method: 'GET',
  path: '/api/admin/me',
  summary: 'The signed-in member of the staff; null while the second factor is still to be proven',
  query: Type.Object(LocaleQuery),
  success: one(Type.Object({ staff: Nullable(Me), second_factor: OneOf(secondFactors), options: Type.Optional(PasskeyOptions) })),
  errors: [],
})
export const changeMe = adminEndpoint({
  ...own,
  method: 'PUT',
  path: '/api/admin/me',
  summary: 'Changes the caller’s name and language',
  body: Type.Object({ ...LocaleQuery, name: Name, language: Locales, version: Version }),
  success: one(Me),
  errors: ['version_conflict'],
})
export const changePassword = adminEndpoint({
  ...own,
  method: 'PUT',
  path: '/api/admin/me/password',
  summary: 'Changes the caller’s password and ends their other sessions',
  body: Type.Object({ ...LocaleQuery, current_password: Password, password: Password }),
  success: Done,
  errors: ['invalid_credentials', 'too_many_attempts'],
})

/** Setting up a second factor: allowed before one is there, needs a step-up to change one. */
const factor = { ...staff, permission: 'password' } as const
export const beginTotp = adminEndpoint({
  ...factor,
  method: 'POST',
  path: '/api/admin/me/totp',
  summary: 'Begins to set up codes by an authenticator app',
  body: Type.Object(LocaleQuery),
  success: one(Type.Object({ secret: Type.String(), uri: Type.String() })),
  errors: ['forbidden', 'confirmation_needed'],
})
export const confirmTotp = adminEndpoint({
  ...factor,
  method: 'POST',
  path: '/api/admin/me/totp/confirm',
  summary: 'Ends setting up codes by a first code; answers new recovery codes where there are none',
  body: Type.Object({ ...LocaleQuery, code: Secret }),
  success: one(Type.Object({ staff: Me, recovery_codes: Type.Array(Type.String()) })),
  errors: ['invalid_credentials', 'too_many_attempts', 'confirmation_needed'],
})
export const removeTotp = adminEndpoint({
  ...own,
  stepUp: true,
  method: 'DELETE',
  path: '/api/admin/me/totp',
  summary: 'Removes codes by an authenticator app',
  success: one(Me),
  errors: ['not_found', 'conflict'],
})
export const listPasskeys = adminEndpoint({
  ...own,
  method: 'GET',
  path: '/api/admin/me/passkeys',
  summary: 'The caller’s passkeys',
  query: Type.Object(LocaleQuery),
  success: one(Type.Array(Passkey)),
  errors: [],
})
export const beginPasskey = adminEndpoint({
  ...factor,
  method: 'POST',
  path: '/api/admin/me/passkeys/options',
  summary: 'Begins to add a passkey',
  body: Type.Object(LocaleQuery),
  success: one(PasskeyOptions),
  errors: ['confirmation_needed', 'conflict'],
})
export const addPasskey = adminEndpoint({
  ...factor,
  method: 'POST',
  path: '/api/admin/me/passkeys',
  summary: 'Adds a passkey; answers new recovery codes where there are none',
  body: Type.Object({ ...LocaleQuery, name: Name, attestation: Assertion }),
  success: one(Type.Object({ staff: Me, recovery_codes: Type.Array(Type.String()) })),
  errors: ['invalid_credentials', 'confirmation_needed', 'conflict'],
})
export const removePasskey = adminEndpoint({
  ...own,
  stepUp: true,
  method: 'DELETE',
  path: '/api/admin/me/passkeys/:id',
  summary: 'Removes a passkey',
  params: IdParams,
  success: one(Me),
  errors: ['not_found', 'conflict'],
})
export const renewRecoveryCodes = adminEndpoint({
  ...own,
  stepUp: true,
  method: 'POST',
  path: '/api/admin/me/recovery-codes',
  summary: 'Ten new recovery codes; the old ones open nothing any more',
  body: Type.Object(LocaleQuery),
  success: one(Type.Object({ recovery_codes: Type.Array(Type.String()) })),
  errors: ['conflict'],
})
export const listOwnSessions = adminEndpoint({
  ...own,
  method: 'GET',
  path: '/api/admin/me/sessions',
  summary: 'Where the caller is signed in',
  query: Type.Object(LocaleQuery),
  success: one(Type.Array(StaffSession)),
  errors: [],
})
export const endOwnSession = adminEndpoint({
  ...own,
  method: 'DELETE',
  path: '/api/admin/me/sessions/:id',
  summary: 'Ends one of the caller’s sessions',
  params: UuidParams,
  success: Done,
  errors: ['not_found'],
})

export const listStaff = adminEndpoint({
  ...staff,
  permission: 'staff.read',
  method: 'GET',
  path: '/api/admin/staff',
  summary: 'All of the staff, and the invites that are open',
  query: Type.Object(LocaleQuery),
  success: one(Type.Object({ staff: Type.Array(StaffMember), invites: Type.Array(Invite) })),
  errors: [],
})
export const inviteStaff = adminEndpoint({
  ...people,
  method: 'POST',
  path: '/api/admin/staff/invites',
  summary: 'Invites somebody by e-mail; the link is also answered, once, to be sent another way',
  body: Type.Object({ ...LocaleQuery, email: Email, name: Name, roles: Roles }),
  success: one(Type.Object({ id: Id, link: Type.String(), mailed: Type.Boolean() })),
  errors: ['email_taken', 'too_many_attempts'],
})
export const withdrawInvite = adminEndpoint({
  ...people,
  method: 'DELETE',
  path: '/api/admin/staff/invites/:id',
  summary: 'Withdraws an invite',
  params: IdParams,
  success: Done,
  errors: ['not_found'],
})
export const acceptInvite = adminEndpoint({
  ...anyone,
  method: 'POST',
  path: '/api/admin/invites/accept',
  summary: 'Makes the account of an invited person, and signs them in',
  body: Type.Object({ ...LocaleQuery, token: Secret, password: Password }),
  success: one(Type.Object({ staff: Me })),
  errors: ['link_invalid', 'too_many_attempts'],
})
export const changeStaff = adminEndpoint({
  ...people,
  method: 'PUT',
  path: '/api/admin/staff/:id',
  summary: 'Changes somebody’s name, roles, or whether they may sign in; ends their sessions',
  params: IdParams,
  body: Type.Object({ ...LocaleQuery, name: Name, roles: Roles, active: Type.Boolean(), version: Version }),
  success: one(StaffMember),
  errors: ['not_found', 'version_conflict', 'conflict'],
})
export const removeStaff = adminEndpoint({
  ...people,
  method: 'DELETE',
  path: '/api/admin/staff/:id',
  summary: 'Removes somebody of the staff; the audit keeps their name',
  params: IdParams,
  query: Type.Object({ ...LocaleQuery, version: Version }),
  success: Done,
  errors: ['not_found', 'version_conflict', 'conflict'],
})
export const endStaffSessions = adminEndpoint({
  ...people,
  method: 'DELETE',
  path: '/api/admin/staff/:id/sessions',
  summary: 'Ends somebody’s sessions',
  params: IdParams,
  success: Done,
  errors: ['not_found'],
})
export const resetSecondFactor = adminEndpoint({
  ...people,
  method: 'DELETE',
  path: '/api/admin/staff/:id/second-factor',
  summary: 'Removes somebody’s codes, passkeys and recovery codes, and mails them',
  params: IdParams,
  success: one(StaffMember),
  errors: ['not_found'],
})
