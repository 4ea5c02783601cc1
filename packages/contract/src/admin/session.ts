import Type from 'typebox'
import { maxLengths } from '../limits.ts'
import { LocaleQuery, Nullable, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, Instant, one, OneOf } from './schema.ts'
import {
  Email,
  Me,
  Name,
  PasskeyOptions,
  Password,
  Proof,
  Secret,
  secondFactors,
} from './staff-shapes.ts'

const staff = { tag: 'staff' } as const
const anyone = { ...staff, permission: 'anyone' } as const
const own = { ...staff, permission: 'self' } as const

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
  created: true,
  method: 'POST',
  path: '/api/admin/claim',
  summary: 'Makes the first owner by the printed link, and signs them in',
  body: Type.Object({
    ...LocaleQuery,
    token: Secret,
    email: Email,
    password: Password,
    name: Name,
  }),
  success: one(Type.Object({ staff: Me })),
  errors: ['not_found', 'too_many_attempts'],
})
export const openSession = adminEndpoint({
  ...anyone,
  method: 'POST',
  path: '/api/admin/session',
  summary: 'Signs in by password; a second factor may be asked for next',
  body: Type.Object({ ...LocaleQuery, email: PlainText(maxLengths.email), password: Password }),
  success: one(
    Type.Object({
      staff: Nullable(Me),
      second_factor: OneOf(secondFactors),
      options: Type.Optional(PasskeyOptions),
    }),
  ),
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
  summary:
    'How the caller may confirm who they are, with a passkey challenge where there is a passkey',
  body: Type.Object(LocaleQuery),
  success: one(
    Type.Object({
      by: Type.Array(OneOf(['password', 'totp', 'passkey'])),
      options: Nullable(PasskeyOptions),
    }),
  ),
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
  success: one(
    Type.Object({
      staff: Nullable(Me),
      second_factor: OneOf(secondFactors),
      options: Type.Optional(PasskeyOptions),
    }),
  ),
  errors: [],
})
