import Type from 'typebox'
import { LocaleQuery, Locales } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, one, Version } from './schema.ts'
import { Me, Name, Password, Secret, StaffSession, UuidParams } from './staff-shapes.ts'

const staff = { tag: 'staff' } as const
const own = { ...staff, permission: 'self' } as const

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
  errors: ['not_found', 'factor_needed'],
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
